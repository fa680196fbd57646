package org.rondo.othello.remote.gtp;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.game.Excerpt;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.remote.LineConnection;
import org.rondo.remote.ProgramFinding;
import org.rondo.remote.Protocol;

/**
 * Othello over the Go Text Protocol, with an engine that is a separate program. The engine's board
 * is kept equal to the board of the match.
 *
 * <p>One object serves one engine, for one match. It sends a command only after it has read the
 * answer to the previous command, so each answer belongs to a known command.
 */
public final class GtpProtocol implements Protocol<Board, OthelloMove> {
  private static final int SHOWN = 100;
  private static final String FROM_START =
      "; an engine can play only matches that begin at the start of the game";

  private static final List<String> REQUIRED = List.of("clear_board", "play", "genmove");
  private static final List<String> OPTIONAL = List.of("boardsize", "time_settings", "time_left");

  private final Othello othello = new Othello();
  private final Set<String> known = new HashSet<>();

  /** The position on the engine's board, without the move in {@link #generated}. */
  private Board board = othello.start();

  /**
   * A move that the engine has generated and played on its own board, but that the match has not
   * played yet.
   */
  private @Nullable OthelloMove generated;

  /** The command whose answer the controller has not read yet, if there is one. */
  private @Nullable String unanswered;

  private boolean isTimeSet;
  private boolean isResigned;

  /** Creates the protocol for a match that has not begun. */
  public GtpProtocol() {}

  @Override
  public void begin(LineConnection wire) {
    try {
      learnCommands(wire);
      if (known.contains("boardsize")) {
        require(wire, "boardsize 8");
      }
      require(wire, "clear_board");
    } catch (UnreadableMoveException e) {
      throw notReady(e.rule() + "; the engine answered '" + Excerpt.of(e.text(), SHOWN) + "'");
    }
  }

  private void learnCommands(LineConnection wire) {
    GtpResponse list = exchange(wire, "list_commands");
    if (!list.isSuccess()) {
      OPTIONAL.stream().filter(command -> knows(wire, command)).forEach(known::add);
      return;
    }
    known.addAll(Arrays.asList(list.text().split("\\s+")));
    for (String command : REQUIRED) {
      if (!known.contains(command)) {
        throw notReady("the engine does not list the command " + command);
      }
    }
  }

  private boolean knows(LineConnection wire, String command) {
    GtpResponse response = exchange(wire, "known_command " + command);
    return response.isSuccess() && response.text().equalsIgnoreCase("true");
  }

  private void require(LineConnection wire, String command) {
    GtpResponse response = exchange(wire, command);
    if (!response.isSuccess()) {
      String refusal = Excerpt.of(response.toString(), SHOWN);
      throw notReady("the engine answered '" + refusal + "' to '" + command + "'");
    }
  }

  private static DisconnectedException notReady(String reason) {
    return new DisconnectedException("the program was not ready to play Othello: " + reason);
  }

  @Override
  public void ask(LineConnection wire, Decision<Board, OthelloMove> decision) {
    if (unanswered != null) {
      throw new StalledException(
          "the engine has not answered '"
              + unanswered
              + "', so its board is unknown; it is not asked again");
    }
    Board there = followed(decision);
    int told = generated == null ? 0 : 1;
    for (JointMove<OthelloMove> turn : decision.played().subList(told, decision.played().size())) {
      tell(wire, turn.seats().first(), turn.only());
    }
    board = there;
    generated = null;
    decision.timeLeft().ifPresent(left -> tellTime(wire, decision.seat(), left.toSeconds()));
    send(wire, "genmove " + GtpNotation.colour(decision.seat()));
  }

  /**
   * {@return the position on the engine's board after the engine has received all moves of the
   * match}
   */
  private Board followed(Decision<Board, OthelloMove> decision) {
    List<JointMove<OthelloMove>> played = decision.played();
    Optional<JointMove<OthelloMove>> own =
        Optional.ofNullable(generated).map(move -> JointMove.of(decision.seat(), move));
    if (own.isPresent() && !played.stream().findFirst().equals(own)) {
      throw new IllegalStateException(
          "the engine has played " + own.get() + " on its board, but the match has not");
    }
    Board there = board;
    try {
      for (JointMove<OthelloMove> turn : played) {
        there = othello.next(there, turn, Rng.none());
      }
    } catch (IllegalMoveException e) {
      throw new IllegalStateException(
          "the engine's board differs from the match: " + e.getMessage() + FROM_START, e);
    }
    if (!there.equals(decision.state())) {
      throw new IllegalStateException(
          "the engine received moves that lead to "
              + there
              + ", but the match is at "
              + decision.state()
              + FROM_START);
    }
    return there;
  }

  private void tell(LineConnection wire, int seat, OthelloMove move) {
    String vertex = move.isPass() ? "pass" : GtpNotation.vertex(move);
    String command = "play " + GtpNotation.colour(seat) + " " + vertex;
    GtpResponse response = exchange(wire, command);
    // The board determines when a side passes. An engine that passes by itself may refuse a pass.
    if (!response.isSuccess() && !move.isPass()) {
      throw new UnreadableMoveException(
          response.toString(), "the engine refused '" + command + "', a move that was played");
    }
  }

  private void tellTime(LineConnection wire, int seat, long left) {
    int seconds = (int) Math.min(left, Integer.MAX_VALUE);
    // The times are only information for the engine, so it may refuse these commands.
    if (!isTimeSet && known.contains("time_settings")) {
      // Three zeros would mean that there is no limit.
      int most = Math.max(1, seconds);
      exchange(wire, String.format(Locale.ROOT, "time_settings %d 0 0", most));
      isTimeSet = true;
    }
    if (known.contains("time_left")) {
      String colour = GtpNotation.colour(seat);
      exchange(wire, String.format(Locale.ROOT, "time_left %s %d 0", colour, seconds));
    }
  }

  @Override
  public OthelloMove answer(LineConnection wire, Decision<Board, OthelloMove> decision) {
    Optional<OthelloMove> move = move(wire);
    isResigned = move.isEmpty();
    return move.orElseGet(() -> decision.moves().list().get(0));
  }

  /**
   * {@return the move in the engine's answer; empty if the engine resigns}
   *
   * @throws UnreadableMoveException if the answer is not a move
   */
  Optional<OthelloMove> move(LineConnection wire) {
    GtpResponse response = answer(wire);
    if (!response.isSuccess()) {
      throw new UnreadableMoveException(
          response.toString(), "the engine answered this in place of a move");
    }
    if (response.text().equalsIgnoreCase("resign")) {
      return Optional.empty();
    }
    OthelloMove move = OthelloMove.parse(response.text());
    generated = move;
    return Optional.of(move);
  }

  @Override
  public boolean resigns() {
    return isResigned;
  }

  @Override
  public boolean canPlayAgain() {
    return true;
  }

  @Override
  public boolean canBeginAtPosition() {
    return false;
  }

  @Override
  public void leave(LineConnection wire) {
    wire.send("quit");
  }

  @Override
  public List<ProgramFinding> examine(LineConnection wire, Decision<Board, OthelloMove> first) {
    return new GtpExamination(wire).findings();
  }

  private GtpResponse exchange(LineConnection wire, String command) {
    send(wire, command);
    return answer(wire);
  }

  private void send(LineConnection wire, String command) {
    unanswered = command;
    wire.send(command);
  }

  private GtpResponse answer(LineConnection wire) {
    GtpResponse response = GtpResponse.read(wire, Objects.requireNonNull(unanswered, "unanswered"));
    unanswered = null;
    return response;
  }
}
