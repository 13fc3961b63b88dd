"""What every game owes the kernel, written once and run on all of them.

    pytest tests/conformance                              every registered game
    pytest tests/conformance --kind mygame.entry:KIND     one that is not registered
    SKEP_GAMES=1000 pytest tests/conformance              so many games of each variant

`play`, `checks`, `twins` and `speech` hold the checks as plain functions, for other tests to call.
"""
