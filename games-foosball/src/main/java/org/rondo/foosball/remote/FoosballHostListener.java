package org.rondo.foosball.remote;

import java.net.InetSocketAddress;
import java.util.List;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/**
 * Receives the events of a {@link FoosballHost}.
 *
 * <p>The host calls it in its own threads, for several matches at once, and waits for it: each
 * method should return soon. An exception is logged and has no other effect. Texts from clients are
 * escaped: each is one line of ASCII.
 */
public interface FoosballHostListener {

  /**
   * Called once, before the host receives any client.
   *
   * @param address the address of the host, its port included
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
   * Called when a client that had joined disconnects before its match begins.
   *
   * @param id the game ID that the clients sent
   * @param client the client's address
   */
  default void left(String id, String client) {}

  /**
   * Called when the host refuses a client.
   *
   * @param client the client's address
   * @param sentence the error sent to the client
   */
  default void refused(String client, String sentence) {}

  /**
   * Called when a match begins, before its clients receive {@code READY}.
   *
   * @param number the number of the match, from 1 in the order in which matches begin
   * @param id the game ID that the clients sent
   * @param names the names of HOME and AWAY, as in the record
   */
  default void started(int number, String id, List<String> names) {}

  /**
   * Called for each fault: the warnings that the rules require, and the fault that loses a match.
   *
   * @param number the number of the match
   * @param entrant the name of the entrant at fault
   * @param fault the fault
   */
  default void faulted(int number, String entrant, Fault fault) {}

  /**
   * Called when a match is over and its ID is free again, before the host disconnects the clients.
   * Not called for matches that end because the host is closed.
   *
   * @param number the number of the match
   * @param id the game ID that the clients sent
   * @param record the record of the match
   */
  default void finished(int number, String id, MatchRecord record) {}

  /**
   * Called in place of {@link #finished} when the host cannot continue a match through no fault of
   * its clients; the host then disconnects the clients. Not called for matches that end because the
   * host is closed.
   *
   * @param number the number of the match
   * @param id the game ID that the clients sent
   * @param cause the reason
   */
  default void abandoned(int number, String id, Throwable cause) {}

  /**
   * Called once when the host cannot receive clients any more, though it is not closed. The matches
   * that have begun go on.
   *
   * @param cause the reason
   */
  default void failed(Throwable cause) {}
}
