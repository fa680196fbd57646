package org.rondo.server.contest;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OngoingMatch;
import org.rondo.server.access.GuessPlace;
import org.rondo.server.access.SecretGuesses;
import org.rondo.server.access.SecretGuesses.GuessVerdict;
import org.rondo.server.contest.TeamRegistry.RegisteredTeam;

/**
 * The contest of 2017: teams, players and games. {@link ContestService} is its face to clients; the
 * methods of this class are for the organisers in the same virtual machine, who may do everything.
 *
 * <pre>{@code
 * Contest contest = new Contest(settings, ContestTime.ofMachine(), executor, System.err::println);
 * int game = contest.createGame("organisers");
 * contest.setMap(game, Contest.STANDARD_MAP);
 * contest.addPlayer(game, dark);
 * contest.addPlayer(game, light);
 * contest.start(game);
 * contest.resume(game);
 * }</pre>
 *
 * <p>The methods can be called from any thread, and from a listener. They do not wait for clients.
 */
public final class Contest implements AutoCloseable {

  /** The usual start on 8 by 8 squares. */
  public static final List<String> STANDARD_MAP =
      List.of(
          "********",
          "********",
          "********",
          "***01***",
          "***10***",
          "********",
          "********",
          "********");

  private final ContestTime time;
  private final ContestMonitor monitor;
  private final ListenerRelay listeners;
  private final TeamRegistry registry;
  private final SecretGuesses guesses;
  private final ClientSessions sessions;
  private final PlayerTable players;
  private final GameTable games;
  private final Consumer<String> problems;
  private boolean contestantsAdminister = true;

  /**
   * Opens a contest without players and games.
   *
   * @param time its time; closed with the contest
   * @param delivery runs the answers of clients that waited, and the listeners
   * @param problems receives a sentence for the operator when a file cannot be read or written; the
   *     sentences hold no secrets
   */
  public Contest(
      ContestSettings settings, ContestTime time, Executor delivery, Consumer<String> problems) {
    this.time = time;
    this.problems = problems;
    monitor = new ContestMonitor(delivery);
    listeners = new ListenerRelay(delivery, problems);
    registry = new TeamRegistry(settings.teams(), problems);
    guesses = new SecretGuesses(time::now);
    sessions = new ClientSessions(new SecureRandom(), guesses);
    GameContext context = new GameContext(monitor, time, settings, listeners, problems);
    players = new PlayerTable(context);
    games = new GameTable(context);
  }

  ContestMonitor monitor() {
    return monitor;
  }

  /** {@return the time of the contest, in which the last calls of players are measured} */
  public Instant now() {
    return time.now();
  }

  TeamRegistry registry() {
    return registry;
  }

  ClientSessions sessions() {
    return sessions;
  }

  PlayerTable playerTable() {
    return players;
  }

  GameTable gameTable() {
    return games;
  }

  ContestListener relay() {
    return listeners;
  }

  void report(String problem) {
    problems.accept(problem);
  }

  /** Refuses a change by a team whose rights are revoked. Called within the monitor. */
  void requireAdministration(Caller caller) {
    Caller.require(
        contestantsAdminister || caller.mayEverything(),
        "the organisers have revoked the rights of team " + caller.key().team());
  }

  private <T> T call(Supplier<T> action) {
    return monitor.call(action);
  }

  /**
   * Adds a listener.
   *
   * @param listener hears of players and games from now on
   */
  public void addListener(ContestListener listener) {
    listeners.add(listener);
  }

  /** {@return the registered teams in the order of their file} */
  public List<ContestTeam> teams() {
    return call(() -> registry.list(now()));
  }

  /** {@return the limit of the guesses at all secrets of the server} */
  public SecretGuesses guesses() {
    return guesses;
  }

  /**
   * Judges a secret that is said to be the one of a team.
   *
   * @param team the name of the team
   * @param secret the secret; that of a team without one is always wrong
   * @param place where the secret comes from
   */
  public GuessVerdict judge(String team, String secret, GuessPlace place) {
    RegisteredTeam known = call(() -> registry.teams(now()).get(team));
    return known == null
        ? guesses.judge(SecretGuesses.ORGANISERS, place, () -> false)
        : guesses.judge(
            team,
            place,
            () -> !known.secret().isEmpty() && AuthCodes.isSame(known.secret(), secret));
  }

  /** {@return the role of a team; empty if there is no such team} */
  public Optional<TeamRole> role(String team) {
    return call(() -> Optional.ofNullable(registry.teams(now()).get(team)))
        .map(RegisteredTeam::role);
  }

  /** {@return all players in the order of their ids} */
  public List<ContestPlayer> players() {
    return call(
        () ->
            players.all().stream()
                .map(
                    player ->
                        new ContestPlayer(
                            player.id(),
                            player.key().team(),
                            player.key().client(),
                            player.game() == null ? 0 : player.game().id(),
                            sessions.lastCall(player.key()).orElse(Instant.EPOCH),
                            sessions.loginNumber(player.key())))
                .toList());
  }

  /** {@return all games in the order of their ids} */
  public List<ContestGame> games() {
    return call(() -> games.all().stream().map(ServedGame::snapshot).toList());
  }

  /**
   * {@return a game}
   *
   * @param game its id
   * @throws RefusedCallException if there is no such game
   */
  public ContestGame game(int game) {
    return call(() -> games.find(game).snapshot());
  }

  /**
   * Creates a game in the state Setup.
   *
   * @param label the name that the game's label begins with; no team owns the game
   * @return the id of the game, 1 or more
   * @throws RefusedCallException if there are too many games
   */
  public int createGame(String label) {
    return call(() -> games.create(new ContestGame.OrganiserOwner(label)).id());
  }

  /**
   * Adds a player to a game. The first player of a game plays dark and moves first.
   *
   * @param game a game in the state Setup
   * @param player a free player
   * @throws RefusedCallException if the game has started, or the player is not free
   */
  public void addPlayer(int game, int player) {
    monitor.run(() -> games.find(game).add(players.find(player)));
  }

  /**
   * Sets the board of a game.
   *
   * @param game a game in the state Setup
   * @param rows 6, 8 or 10 rows of as many characters: {@code *} for an empty square, {@code 0} and
   *     {@code 1} for discs, {@code !} for a square that no disc can be placed on
   * @throws RefusedCallException if the game has started, or the rows are not such a board
   */
  public void setMap(int game, List<String> rows) {
    int width = rows.isEmpty() ? 0 : rows.get(0).length();
    ServerBoard board = ServerBoard.of(width, rows.size(), rows);
    monitor.run(() -> games.find(game).map(board));
  }

  /**
   * Opens a game that is a match of the library, and starts it: its state is Pause. While the game
   * is played, nothing else may use the match. When the game is over, so is the match. When the
   * game is deleted, its match does not go on.
   *
   * @param event the name that the game's label begins with; no team owns the game
   * @param rules the positions and moves of the match in the words of the service
   * @param match a match of two seats that move in turn; it is not over
   * @param seated the free players; the first has the seat that is to move, and the discs 0
   * @return the id of the game
   * @throws RefusedCallException if there are too many games, or a player is not free; no game is
   *     there then
   * @throws IllegalArgumentException if the match is over, or not exactly one of two seats is to
   *     move
   */
  public <S extends State, M extends Move> int openMatch(
      String event, ServiceNotation<S, M> rules, OngoingMatch<S, M> match, List<Integer> seated) {
    GameReferee<S, M> referee = new GameReferee<>(rules, match);
    return call(
        () -> {
          ServedGame game = games.create(new ContestGame.EventOwner(event));
          try {
            game.match(referee);
            seated.forEach(player -> game.add(players.find(player)));
            game.start();
          } catch (RefusedCallException e) {
            games.delete(game);
            throw e;
          }
          return game.id();
        });
  }

  /**
   * Starts a game: its state becomes Pause, and its players learn of the game.
   *
   * @param game a game in the state Setup with a board and two players
   * @throws RefusedCallException if it cannot be started
   */
  public void start(int game) {
    monitor.run(() -> games.find(game).start());
  }

  /**
   * Pauses a game: its running turn can be completed, and no other turn starts.
   *
   * @param game a game that has started and is not over
   * @throws RefusedCallException if it is in another state
   */
  public void pause(int game) {
    monitor.run(() -> games.find(game).pause());
  }

  /**
   * Lets a game go on.
   *
   * @param game a game that has started and is not over
   * @throws RefusedCallException if it is in another state
   */
  public void resume(int game) {
    monitor.run(() -> games.find(game).resume());
  }

  /**
   * Drops a player from its game, which it loses if the game is not over.
   *
   * @param game a game that has started
   * @param player a player of the game
   * @param by names the organiser in the player's comment
   * @throws RefusedCallException if the player is not in the game
   */
  public void drop(int game, int player, String by) {
    monitor.run(() -> games.find(game).drop(players.find(player), new ContestSeat.Dropped(by)));
  }

  /**
   * Ends a game at once: the player of a team loses it, and the other wins.
   *
   * @param game a game that has started and is not over
   * @param team a team that has a player in the game, or had one that has left it
   * @param by names the organiser in the player's comment
   * @throws RefusedCallException if the game is in another state, or the team is not in it
   */
  public void lose(int game, String team, String by) {
    monitor.run(() -> games.find(game).lose(team, new ContestSeat.TechnicalLoss(by)));
  }

  /**
   * Deletes a game in any state. Its players are free.
   *
   * @throws RefusedCallException if there is no such game
   */
  public void delete(int game) {
    monitor.run(() -> games.delete(games.find(game)));
  }

  /**
   * Deletes all games and forgets all players, observers and sessions, so that every client has to
   * log in again.
   */
  public void flush() {
    monitor.run(
        () -> {
          games.all().forEach(games::delete);
          sessions.clear();
          players.clear();
        });
  }

  /**
   * Gives or revokes the rights of contestants to create and change games through the admin
   * service. They have these rights at first. Teams with the role Power always have them.
   *
   * @param may whether contestants may create and change games
   */
  public void letContestantsAdminister(boolean may) {
    monitor.run(() -> contestantsAdminister = may);
  }

  /** {@return whether contestants may create and change games} */
  public boolean mayContestantsAdminister() {
    return call(() -> contestantsAdminister);
  }

  /** Ends the contest. Clients that wait are answered. */
  @Override
  public void close() {
    monitor.run(
        () -> {
          games.all().forEach(ServedGame::wake);
          players.all().forEach(player -> player.starts().wake());
        });
    time.close();
  }

  /**
   * What games take from the contest around them.
   *
   * @param monitor runs the calls
   * @param listener hears of the games, within the monitor
   * @param problems receives sentences for the operator
   */
  record GameContext(
      ContestMonitor monitor,
      ContestTime time,
      ContestSettings settings,
      ContestListener listener,
      Consumer<String> problems) {
    Waiting waiting() {
      return new Waiting(monitor, time);
    }
  }

  /**
   * How the service names the positions and moves of a match. In its game two players place discs
   * in turn.
   */
  public interface ServiceNotation<S extends State, M extends Move> {

    /**
     * {@return the rows of a position from the top, in the characters of {@link Contest#setMap}}
     * The player that moves first in the served game has the discs {@code 0}.
     */
    List<String> rows(S state);

    /**
     * {@return the move to a square}
     *
     * @param square a square of the board
     */
    M move(BoardPoint square);

    /** {@return the move of a player that cannot place a disc} */
    M pass();
  }
}
