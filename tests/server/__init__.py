"""The server as it runs: a real database, real sockets, real processes."""
