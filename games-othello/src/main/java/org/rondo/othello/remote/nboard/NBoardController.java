package org.rondo.othello.remote.nboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.othello.remote.files.OthelloTranscript;
import org.rondo.random.Rng;
import org.rondo.remote.LineConnection;

/**
 * Tells an engine the position, and asks it for moves.
 *
 * <p>After an answer it sends {@code ping} and waits for {@code pong}. So the lines that the engine
 * writes after its answer, for instance its status, are read before the next question.
 */
final class NBoardController {

  /** The maximum number of lines until the line that is waited for. */
  static final int MAX_LINES = 10_000;

  private static final String ANSWER = "===";

  private final Othello othello = new Othello();
  private final int depth;

  /** The position of the engine; null before the first question. */
  private @Nullable Board board;

  private int pings;
  private boolean isAsked;
  private final NBoardThought search = new NBoardThought();
  private Thought thought = Thought.none();

  /**
   * @param depth the depth of the search that the engine is told
   */
  NBoardController(int depth) {
    this.depth = depth;
  }

  /**
   * Prepares the engine for a match.
   *
   * @throws DisconnectedException if the engine does not answer as it must
   */
  void greet(LineConnection wire) {
    wire.send("nboard 2");
    wire.send("set depth " + depth);
    try {
      synchronize(wire);
    } catch (UnreadableMoveException e) {
      throw new DisconnectedException("the program was not ready to play: " + e.rule());
    }
  }

  /**
   * Tells the engine the position, and asks it for a move.
   *
   * @throws StalledException if the engine has not answered the previous question
   */
  void ask(LineConnection wire, Decision<Board, OthelloMove> decision) {
    if (isAsked) {
      throw new StalledException(
          "the engine has not answered the previous 'go'; it is not asked again");
    }
    Optional<List<String>> moves = movesTo(decision);
    if (moves.isPresent() && decision.timeLeft().isEmpty()) {
      moves.get().forEach(wire::send);
    } else {
      // The position is sent with the time that is left, because no other command has a time.
      wire.send("set game " + game(decision));
    }
    board = decision.state();
    search.clear();
    thought = Thought.none();
    isAsked = true;
    wire.send("go");
  }

  /**
   * {@return the commands that lead from the engine's position to the decision; empty if the moves
   * that were played do not lead there}
   */
  private Optional<List<String>> movesTo(Decision<Board, OthelloMove> decision) {
    if (board == null) {
      return Optional.empty();
    }
    Board there = board;
    List<String> commands = new ArrayList<>();
    try {
      for (JointMove<OthelloMove> turn : decision.played()) {
        there = othello.next(there, turn, Rng.none());
        commands.add("move " + NBoardNotation.text(turn.only()));
      }
    } catch (IllegalMoveException e) {
      return Optional.empty();
    }
    return there.equals(decision.state()) ? Optional.of(commands) : Optional.empty();
  }

  private static String game(Decision<Board, OthelloMove> decision) {
    List<GgfGame.Property> head = new ArrayList<>();
    head.add(new GgfGame.Property("GM", "Othello"));
    head.add(new GgfGame.Property("PC", "Rondo"));
    head.add(new GgfGame.Property("PB", "dark"));
    head.add(new GgfGame.Property("PW", "light"));
    head.add(new GgfGame.Property("RE", "?"));
    decision
        .timeLeft()
        .ifPresent(left -> head.add(new GgfGame.Property("TI", NBoardNotation.clock(left))));
    head.add(new GgfGame.Property("TY", "8"));
    return GgfGame.of(head, new OthelloTranscript(decision.state(), List.of())).text();
  }

  /**
   * {@return the move in the engine's answer}
   *
   * @throws UnreadableMoveException if the answer is not a move, or too many other lines come
   */
  OthelloMove move(LineConnection wire) {
    String answer = await(wire, ANSWER).substring(ANSWER.length());
    isAsked = false;
    synchronize(wire);
    OthelloMove move = NBoardNotation.move(answer);
    thought = search.about(move, answer);
    return move;
  }

  /** {@return what the engine thought when it chose its last move} */
  Thought thought() {
    return thought;
  }

  private void synchronize(LineConnection wire) {
    pings++;
    wire.send("ping " + pings);
    String line = await(wire, "pong");
    while (!line.strip().matches("pong\\s+" + pings)) {
      line = await(wire, "pong");
    }
  }

  /** {@return the next line with the given beginning} */
  private String await(LineConnection wire, String beginning) {
    String line = "";
    for (int count = 0; count < MAX_LINES; count++) {
      line = wire.readLine().strip();
      if (line.startsWith(beginning)) {
        return line;
      }
      search.read(line);
    }
    throw new UnreadableMoveException(
        line, "no line with '" + beginning + "' is among " + MAX_LINES + " lines of the engine");
  }

  /** Tells the engine to quit. */
  void quit(LineConnection wire) {
    wire.send("quit");
  }
}
