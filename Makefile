# SPDX-License-Identifier: MIT
# Every target is one script; the scripts install what is missing and can be called by hand.

EXAMPLE ?= Notes

.PHONY: help run demo release install uninstall test soak fuzz lexicon shots bench lint format clean

help:
	@echo 'make run                      open Notes, an app for Markdown notes, in a browser without a display'
	@echo 'make run EXAMPLE=SeedToolbar  open another example: SeedAssistant, SeedToolbar'
	@echo 'make demo                     show the system keyboard with an app in a sway as large as a phone'
	@echo 'make release                  build toprail for other machines, the Swift runtime linked in'
	@echo 'make install PREFIX=/usr      install what make release built; /usr/local if nothing is given'
	@echo 'make uninstall PREFIX=/usr    remove it again'
	@echo 'make test                     run all tests without a screen; FILTER=Name for some'
	@echo 'make soak                     type into real programs for longer than the tests do'
	@echo 'make fuzz                     ask for words after random texts for ten minutes; SECONDS=n for others'
	@echo 'make lexicon                  build the lexicon of the typing suggestions; run and test do so too'
	@echo 'make shots                    pictures of the examples into build/shots/'
	@echo 'make bench                    measurements into build/bench/'
	@echo 'make lint                     check the style; make format repairs it'
	@echo 'make clean                    remove what was built'

run:
	@Scripts/run.sh $(EXAMPLE)

demo:
	@Scripts/demo.sh

release:
	@Scripts/release.sh

install:
	@Scripts/release.sh --install

uninstall:
	@Scripts/release.sh --uninstall

test:
	@Scripts/test.sh $(FILTER)

soak:
	@TOPRAIL_LONG=1 Scripts/test.sh KeyboardEndToEndTests

fuzz:
	@Scripts/fuzz.sh $(SECONDS)

lexicon:
	@Scripts/lexicon.sh

shots:
	@Scripts/shots.sh

bench:
	@Scripts/bench.sh

lint:
	@Scripts/lint.sh

format:
	@Scripts/lint.sh --repair

clean:
	rm -rf .build build Benchmarks/.build
