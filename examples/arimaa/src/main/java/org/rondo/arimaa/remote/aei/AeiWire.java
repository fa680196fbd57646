package org.rondo.arimaa.remote.aei;

/** The connection to an engine, seen from the controller: it sends and receives lines. */
interface AeiWire {

  /** Sends a line to the engine. */
  void send(String line);

  /** {@return the next line from the engine, without its line end} */
  String readLine();
}
