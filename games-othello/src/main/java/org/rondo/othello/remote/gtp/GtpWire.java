package org.rondo.othello.remote.gtp;

/** The lines between a controller and an engine, from the controller's side. */
interface GtpWire {

  /** Sends a line to the engine. */
  void send(String line);

  /** {@return the next line from the engine, without its end} */
  String readLine();
}
