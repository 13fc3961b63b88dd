"""The edge: who calls, from where and how often; what is refused here costs next to nothing."""
