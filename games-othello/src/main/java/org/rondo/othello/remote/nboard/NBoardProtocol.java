package org.rondo.othello.remote.nboard;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.bot.Thought;
import org.rondo.game.UnreadableMoveException;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.remote.files.GgfGame;
import org.rondo.othello.remote.files.OthelloTranscript;
import org.rondo.remote.LineConnection;
import org.rondo.remote.Protocol;

/**
 * Othello over NBoard's protocol, with an engine that is a separate program.
 *
 * <p>One object serves one engine, for one match. After an answer it sends {@code ping} and waits
 * for {@code pong}. So the lines that the engine writes after its answer, for instance its status,
 * are read before the next question.
 */
public final class NBoardProtocol implements Protocol<Board, OthelloMove> {

  /** The least depth that an engine can be told. */
  public static final int LEAST_DEPTH = 1;

  /** The greatest depth that an engine can be told, the number of empty squares at the start. */
  public static final int MAX_DEPTH = 60;

  /** The maximum number of lines until the line that is waited for. */
  static final int MAX_LINES = 10_000;

  private static final String ANSWER = "===";

  private final int depth;

  /** The position of the engine; null before the first question. */
  private @Nullable Board board;

  private int pings;
  private boolean isAsked;
  private final NBoardThought search = new NBoardThought();
  private Thought thought = Thought.none();

  /**
   * Creates the protocol for a match that has not begun.
   *
   * @param depth the depth of the search that the engine is told, from 1 to 60
   * @throws IllegalArgumentException if the depth is outside that range
   */
  public NBoardProtocol(int depth) {
    if (depth < LEAST_DEPTH || depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "depth " + depth + " is not in " + LEAST_DEPTH + ".." + MAX_DEPTH);
    }
    this.depth = depth;
  }

  @Override
  public void begin(LineConnection wire) {
    wire.send("nboard 2");
    wire.send("set depth " + depth);
    try {
      synchronize(wire);
    } catch (UnreadableMoveException e) {
      throw new DisconnectedException("the program was not ready to play: " + e.rule());
    }
  }

  @Override
  public void ask(LineConnection wire, Decision<Board, OthelloMove> decision) {
    if (isAsked) {
      throw new StalledException(
          "the engine has not answered the previous 'go'; it is not asked again");
    }
    boolean isFollowed = board != null && decision.isReachedFrom(board);
    if (isFollowed && decision.timeLeft().isEmpty()) {
      decision.played().forEach(turn -> wire.send("move " + NBoardNotation.text(turn.only())));
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

  @Override
  public OthelloMove answer(LineConnection wire, Decision<Board, OthelloMove> decision) {
    String answer = await(wire, ANSWER).substring(ANSWER.length());
    isAsked = false;
    synchronize(wire);
    OthelloMove move = NBoardNotation.move(answer);
    thought = search.about(move, answer);
    return move;
  }

  @Override
  public Thought thought() {
    return thought;
  }

  @Override
  public boolean canPlayAgain() {
    return true;
  }

  private void synchronize(LineConnection wire) {
    pings++;
    wire.send("ping " + pings);
    String line = await(wire, "pong");
    while (!List.of(line.strip().split("\\s+")).equals(List.of("pong", "" + pings))) {
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

  @Override
  public void leave(LineConnection wire) {
    wire.send("quit");
  }
}
