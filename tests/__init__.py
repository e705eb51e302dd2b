"""The tests: laws, rules, simulation, browser, benchmarks."""
