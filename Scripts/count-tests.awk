# SPDX-License-Identifier: MIT
# Counts the tests in what runs of `swift test` printed, XCTest's and Swift Testing's, and prints
# "N passed, N failed, N skipped". Behind each run stands a line "== NAME ended with CODE ...".
# A test that began and never ended (a crash) has failed, and so has a run that failed without a test.
# Exits with 1 if anything failed or none ran.

match($0, /Test Case '[^']*' (started|passed|failed|skipped)/) {
  split(substr($0, RSTART, RLENGTH), part, "'")
  name = part[2]
  sub(/^ /, "", part[3])
  result[name] = part[3]
  tests++
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
/^[^ ]+ Test .* failed after / { swiftFailed++; say("failed: " $0) }
/^[^ ]+ Test .* skipped/ { swiftSkipped++ }

/^== .* ended with [0-9]+/ {
  match($0, / ended with [0-9]+/)
  endRun(substr($0, 4, RSTART - 4), substr($0, RSTART + 12, RLENGTH) + 0)
}

function say(what) { print what > "/dev/stderr" }

function endRun(run, code,    test, some, bad) {
  for (test in result) {
    if (result[test] == "passed") some++
    else if (result[test] == "skipped") skipped++
    else { bad++; say("failed: " test " (" result[test] ")") }
  }
  if (code && tests && !suiteEnded)
    say("XCTest stopped in the test named above; those after it did not run.")
  if (runBegan && !runEnded) { bad++; say("failed: Swift Testing did not end") }
  some += swiftTests - swiftFailed - swiftSkipped
  bad += swiftFailed
  if (code && !bad) { bad++; say("failed: " run " ended with exit code " code) }
  passed += some
  failed += bad
  skipped += swiftSkipped
  runs++
  tests = suiteEnded = runBegan = runEnded = swiftTests = swiftFailed = swiftSkipped = 0
  split("", result)
}

END {
  # What was cut off before its end.
  if (!runs || tests || runBegan) endRun("a run", 1)
  if (!passed && !failed) say("no test matches")
  for (line in complaints) say(complaints[line])
  printf "%d passed, %d failed", passed, failed
  if (skipped) printf ", %d skipped", skipped
  print ""
  exit failed || !passed
}
