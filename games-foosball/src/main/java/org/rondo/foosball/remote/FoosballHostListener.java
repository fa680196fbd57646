package org.rondo.foosball.remote;

import java.net.InetSocketAddress;
import java.util.List;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/**
 * Is told what happens at a {@link FoosballHost}.
 *
 * <p>Called in the threads of the host, of several matches at once, which wait for it: it should
 * return soon. What it throws is logged and changes nothing else. Texts from clients are escaped:
 * each is one line of ASCII.
 */
public interface FoosballHostListener {

  /**
   * Called once, before any client is received.
   *
   * @param address where clients find the host
   */
  default void listening(InetSocketAddress address) {}

  /**
   * Called when a client has sent its game ID and been told so.
   *
   * @param id the game ID that the clients sent
   * @param client where the client comes from
   */
  default void joined(String id, String client) {}

  /**
   * Called when a client that had joined is gone before its match began.
   *
   * @param id the game ID that the clients sent
   * @param client where the client came from
   */
  default void left(String id, String client) {}

  /**
   * Called when a client is turned away.
   *
   * @param client where the client comes from
   * @param sentence what it is sent
   */
  default void refused(String client, String sentence) {}

  /**
   * Called when a match begins, before its clients are told to be ready.
   *
   * @param number of the match, from 1 in the order in which matches begin
   * @param id the game ID that the clients sent
   * @param names of HOME and AWAY, as in the record
   */
  default void started(int number, String id, List<String> names) {}

  /**
   * Called for each fault: the warnings that the rules ask for, and what a match is lost by.
   *
   * @param number of the match
   * @param entrant who did it
   * @param fault what was done
   */
  default void faulted(int number, String entrant, Fault fault) {}

  /**
   * Called when a match is over and its ID free again, before its clients are taken leave of. Not
   * called for matches that the host's closing ended.
   *
   * @param number of the match
   * @param id the game ID that the clients sent
   * @param record what happened
   */
  default void finished(int number, String id, MatchRecord record) {}

  /**
   * Called in place of {@link #finished} when the host cannot go on with a match, which is no fault
   * of its clients; they are left. Not called for matches that the host's closing ended.
   *
   * @param number of the match
   * @param id the game ID that the clients sent
   * @param cause why
   */
  default void abandoned(int number, String id, Throwable cause) {}

  /**
   * Called once when the host cannot receive clients any more, though it is not closed. The matches
   * that have begun go on.
   *
   * @param cause why
   */
  default void failed(Throwable cause) {}
}
