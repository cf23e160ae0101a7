# SPDX-License-Identifier: MIT
# Every target is one script; the scripts install what is missing and can be called by hand.

EXAMPLE ?= Notes

.PHONY: help run test fuzz lexicon shots bench lint format clean

help:
	@echo 'make run                      open Notes, an app for Markdown notes, in a browser without a display'
	@echo 'make run EXAMPLE=SeedToolbar  open another example: SeedAssistant, SeedToolbar'
	@echo 'make test                     run all tests without a screen; FILTER=Name for some'
	@echo 'make fuzz                     ask for words after random texts for ten minutes; SECONDS=n for others'
	@echo 'make lexicon                  build the lexicon of the typing suggestions; run and test do so too'
	@echo 'make shots                    pictures of the examples into build/shots/'
	@echo 'make bench                    measurements into build/bench/'
	@echo 'make lint                     check the style; make format repairs it'
	@echo 'make clean                    remove what was built'

run:
	@Scripts/run.sh $(EXAMPLE)

test:
	@Scripts/test.sh $(FILTER)

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
