package org.rondo.othello.remote.gtp;

/** The connection to an engine, seen from the controller: it sends and receives lines. */
interface GtpWire {

  /** Sends a line to the engine. */
  void send(String line);

  /** {@return the next line from the engine, without its line end} */
  String readLine();
}
