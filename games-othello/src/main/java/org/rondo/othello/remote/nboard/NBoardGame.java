package org.rondo.othello.remote.nboard;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.othello.remote.files.OthelloTranscript;
import org.rondo.random.Seed;
import org.rondo.remote.BotFailureException;
import org.rondo.remote.BotQuestion;
import org.rondo.remote.EngineMatch;

/**
 * The game that the viewer has told the engine, and the bots that choose moves in it.
 *
 * <p>A side keeps its bot as long as the viewer only adds moves. When the viewer takes moves back
 * or begins another game, the bots are closed.
 */
final class NBoardGame {

  private final EngineMatch<Board, OthelloMove> match;

  /** The time that each side has for the game; null if it is not limited. */
  private @Nullable Duration mainTime;

  /** The time that each side has used. */
  private final Map<Integer, Duration> used = new HashMap<>();

  NBoardGame(Supplier<? extends Bot<Board, OthelloMove>> bots, Seed seed) {
    this.match = new EngineMatch<>(new Othello(), bots, seed);
  }

  Board board() {
    return match.state();
  }

  /** Puts a game in place of the present one. */
  void set(GgfGame game) {
    OthelloTranscript transcript = game.transcript();
    List<OthelloMove> now = transcript.moves();
    List<OthelloMove> before = match.turns().stream().map(JointMove::only).toList();
    boolean isContinued =
        transcript.start().equals(match.start())
            && now.size() >= before.size()
            && now.subList(0, before.size()).equals(before);
    if (!isContinued) {
      match.begin(transcript.start());
    }
    now.subList(match.turns().size(), now.size()).forEach(match::play);
    mainTime =
        values(game, "TI").stream().findFirst().flatMap(NBoardNotation::mainTime).orElse(null);
    used.clear();
    used.put(0, time(values(game, "B")));
    used.put(1, time(values(game, "W")));
  }

  private static List<String> values(GgfGame game, String name) {
    return game.properties().stream()
        .filter(property -> property.name().equals(name))
        .map(GgfGame.Property::value)
        .toList();
  }

  private static Duration time(List<String> texts) {
    return texts.stream().map(NBoardNotation::timeOfMove).reduce(Duration.ZERO, Duration::plus);
  }

  /**
   * Plays a move.
   *
   * @param time the time that its side has used for it
   * @throws IllegalArgumentException if the game is over
   * @throws IllegalMoveException if the move is illegal
   */
  void play(OthelloMove move, Duration time) {
    Board here = board();
    if (here.isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    // Some viewers leave out the passes.
    if (!move.isPass() && here.legalSquares() == 0) {
      Othello othello = new Othello();
      othello.next(othello.next(here, OthelloMove.PASS), move);
      match.play(OthelloMove.PASS);
    }
    int seat = board().toMove().only();
    match.play(move);
    used.merge(seat, time, Duration::plus);
  }

  /**
   * {@return the choice of the side to move}
   *
   * @throws BotFailureException if the bot fails
   */
  BotQuestion.BotChoice<OthelloMove> choose() {
    BotQuestion<Board, OthelloMove> question = match.question();
    if (mainTime == null) {
      return match.ask(question);
    }
    Duration left = mainTime.minus(used.getOrDefault(question.decision().seat(), Duration.ZERO));
    return match.ask(question.within(left.isNegative() ? Duration.ZERO : left));
  }

  /**
   * {@return the choice of a new bot, without a limit of time, for the side to move}
   *
   * @throws BotFailureException if the bot fails
   */
  BotQuestion.BotChoice<OthelloMove> hint() {
    return match.hint();
  }

  /** Closes the bots. If the game is over, the bots first receive its outcome. */
  void leave() {
    match.close();
  }
}
