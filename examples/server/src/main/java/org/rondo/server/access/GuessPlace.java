package org.rondo.server.access;

import org.rondo.remote.AddressPrefix;

/**
 * Where guesses at the secret of a team come from. Each place is counted for itself, so guesses
 * from one place do not hold up another one.
 */
public sealed interface GuessPlace {

  /** A client of which only the address is known. */
  record FromAddress(AddressPrefix address) implements GuessPlace {}

  /**
   * A connection over which the secret of the team has come before.
   *
   * @param number the number of the connection
   */
  record FromConnection(long number) implements GuessPlace {}

  /**
   * A client that has shown the secret of the team before, and was marked then.
   *
   * @param mark the mark
   */
  record FromKnownClient(String mark) implements GuessPlace {}
}
