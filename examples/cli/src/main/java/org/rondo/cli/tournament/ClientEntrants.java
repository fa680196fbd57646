package org.rondo.cli.tournament;

import org.jspecify.annotations.Nullable;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.foosball.remote.TcpEntrants;
import org.rondo.foosball.remote.TeamHost;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;

/** The entrants of a command: bots of the catalogue, and clients that connect to a host. */
final class ClientEntrants implements AutoCloseable {

  /** The host of the clients; null if no entrant has clients. */
  private final @Nullable TeamHost host;

  private ClientEntrants(@Nullable TeamHost host) {
    this.host = host;
  }

  /** {@return the entrants without a host: those of clients are only looked up} */
  static ClientEntrants withoutHost() {
    return new ClientEntrants(null);
  }

  static ClientEntrants of(TeamHost host) {
    return new ClientEntrants(host);
  }

  /**
   * {@return the number of matches that may be played at the same time}
   *
   * @param chosen the number that the user has chosen; a client plays one match at a time
   */
  int threads(int chosen) {
    return host == null ? chosen : 1;
  }

  /**
   * {@return the entrant of a specification}
   *
   * @throws org.rondo.input.InputException if there is no such entrant for the game
   */
  <S extends State, M extends Move> Entrant<S, M> find(EntrantSpec spec, Game<S, M> game) {
    // The catalogue refuses other games and wrong options.
    Entrant<S, M> found = spec.entrant(game);
    Options options = Options.parse(spec.bot());
    return host != null && options.subject().equals(TcpEntrants.NAME)
        ? cast(host.entrant(spec.name(), TcpEntrants.id(options)))
        : found;
  }

  /** This is safe: the catalogue has found the name for the game of these states and moves. */
  @SuppressWarnings("unchecked")
  private static <S extends State, M extends Move> Entrant<S, M> cast(Entrant<?, ?> entrant) {
    return (Entrant<S, M>) entrant;
  }

  /** Closes the host, if there is one. */
  @Override
  public void close() {
    if (host != null) {
      host.close();
    }
  }
}
