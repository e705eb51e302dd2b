"""The table on the network: messages, store, and the application that serves the browser."""
