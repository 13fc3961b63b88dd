"""Speed beside peers: `make bench` measures and writes BENCHMARKS.md."""
