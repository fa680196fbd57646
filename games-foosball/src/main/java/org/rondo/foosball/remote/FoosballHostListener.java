package org.rondo.foosball.remote;

import java.net.InetSocketAddress;
import java.util.List;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/**
 * Receives the events of a {@link FoosballHost}.
 *
 * <p>The host calls the listener in the host's own threads, for several matches at once. The host
 * waits for each call, so each method should return soon. An exception is logged and has no other
 * effect. Texts from clients are escaped, so that each text is one line of ASCII.
 */
public interface FoosballHostListener {

  /**
   * Called once, before the host receives the first client.
   *
   * @param address the address of the host, including its port
   */
  default void listening(InetSocketAddress address) {}

  /**
   * Called when a client has sent its game ID and has received the echo.
   *
   * @param id the game ID that the clients sent
   * @param client the client's address
   */
  default void joined(String id, String client) {}

  /**
   * Called when a client that has joined disconnects before its match begins.
   *
   * @param id the game ID that the clients sent
   * @param client the client's address
   */
  default void left(String id, String client) {}

  /**
   * Called when the host refuses a client.
   *
   * @param client the client's address
   * @param sentence the error that the client receives
   */
  default void refused(String client, String sentence) {}

  /**
   * Called when a match begins, before its clients receive {@code READY}.
   *
   * @param number the number of the match; the first match that begins has number 1
   * @param id the game ID that the clients sent
   * @param names the names of HOME and AWAY, as in the record
   */
  default void started(int number, String id, List<String> names) {}

  /**
   * Called for each fault. The rules punish a fault with a warning or with the loss of the match.
   *
   * @param number the number of the match
   * @param entrant the name of the entrant at fault
   */
  default void faulted(int number, String entrant, Fault fault) {}

  /**
   * Called when a match is over, its ID is free again, and the host has not yet disconnected the
   * clients. Not called if a match ends because the host is closed.
   *
   * @param number the number of the match
   * @param id the game ID that the clients sent
   */
  default void finished(int number, String id, MatchRecord record) {}

  /**
   * Called instead of {@link #finished} when the host cannot continue a match, although the clients
   * made no fault. The host then disconnects the clients. Not called if a match ends because the
   * host is closed.
   *
   * @param number the number of the match
   * @param id the game ID that the clients sent
   * @param cause the reason
   */
  default void abandoned(int number, String id, Throwable cause) {}

  /**
   * Called once when the host can no longer receive clients, although it is not closed. The matches
   * that have begun go on.
   *
   * @param cause the reason
   */
  default void failed(Throwable cause) {}
}
