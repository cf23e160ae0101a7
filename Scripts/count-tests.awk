# SPDX-License-Identifier: MIT
# Counts the tests in what `swift test` printed, XCTest's and Swift Testing's, and prints
# "N passed, N failed". A test that began and never ended (a crash) has failed.
# Exits with 1 if a test failed, none ran, or the variable `code` (of `swift test`) is not 0.

match($0, /Test Case '[^']*' (started|passed|failed|skipped)/) {
  split(substr($0, RSTART, RLENGTH), part, "'")
  name = part[2]
  sub(/^ /, "", part[3])
  result[name] = part[3]
}

/Test Suite '(All|Selected) tests' (passed|failed)/ { suiteEnded = 1 }
/(CRITICAL|WARNING) \*\*: / { complaints[NR] = $0 }

# "✔ Test run with 41 tests in 6 suites passed after 0.1 seconds."
/ Test run with [0-9]+ tests? / {
  match($0, /with [0-9]+ tests?/)
  swiftTests += substr($0, RSTART + 5, RLENGTH) + 0
  runEnded = 1
  next
}
/ Test run started/ { runBegan = 1 }
/^[^ ]+ Test .* failed after / { swiftFailed++; print "failed: " $0 > "/dev/stderr" }
/^[^ ]+ Test .* skipped/ { swiftSkipped++ }

END {
  for (name in result) {
    if (result[name] == "passed") passed++
    else if (result[name] == "skipped") skipped++
    else { failed++; print "failed: " name " (" result[name] ")" > "/dev/stderr" }
  }
  if (code && !suiteEnded && length(result))
    print "XCTest stopped in the test named above; those after it did not run." > "/dev/stderr"
  for (line in complaints) print complaints[line] > "/dev/stderr"
  if (!code && !passed && !failed && !swiftTests) print "no test matches the filter" > "/dev/stderr"
  if (runBegan && !runEnded) { failed++; print "failed: Swift Testing did not end" > "/dev/stderr" }
  passed += swiftTests - swiftFailed - swiftSkipped
  failed += swiftFailed
  skipped += swiftSkipped
  if (skipped) print skipped " skipped"
  if (code && !failed) {
    print "failed: swift test ended with exit code " code > "/dev/stderr"
    failed++
  }
  print passed + 0 " passed, " failed + 0 " failed"
  exit failed || !passed
}
