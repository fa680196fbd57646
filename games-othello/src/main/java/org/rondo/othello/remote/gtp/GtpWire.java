package org.rondo.othello.remote.gtp;

/** The lines between a controller and an engine, from the controller's side. */
interface GtpWire {

  /** Says a line. */
  void send(String line);

  /** {@return the next line that the engine says, without its end} */
  String readLine();
}
