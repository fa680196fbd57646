package org.rondo.othello.remote.nboard;

/** The connection to an engine, seen from the viewer: it sends and receives lines. */
interface NBoardWire {

  /** Sends a line to the engine. */
  void send(String line);

  /** {@return the next line from the engine, without its line end} */
  String readLine();
}
