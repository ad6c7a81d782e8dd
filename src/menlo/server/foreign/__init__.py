"""Bots of others: programs anywhere that play over HTTP and a WebSocket, each in the name of one person."""
