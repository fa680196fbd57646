package org.rondo.cli.remote;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.remote.PugSession.RefusedAnswerException;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.JointMove;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Plays games with a bot at a server of the 2017 contest, in the order of calls of its official
 * client.
 *
 * <p>The server's board is the mirror image of Rondo's: there, dark starts at the upper left of the
 * four discs. The bot sees columns in the opposite order, and so a standard start.
 */
final class PugContestant {
  /** The number of games of a contestant that plays until the server is gone. */
  static final int ENDLESS = Integer.MAX_VALUE;

  private static final Othello GAME = new Othello();
  private static final int SIZE = 8;

  /** The number of errors in a row after which the client gives up; one a second. */
  private static final int ERRORS = 60;

  /** The same for refused logins; a challenge that nothing answered is open for ten seconds. */
  private static final int REFUSALS = 15;

  private final PugSession session;
  private final Entrant<Board, OthelloMove> entrant;
  private final Seed seed;
  private final PrintWriter out;
  private final Pause pause;

  /** Waits before the next attempt after an error, and may report the error. */
  @FunctionalInterface
  interface Pause {
    /**
     * Waits.
     *
     * @param errors the number of errors in a row, with this one
     */
    void after(IOException error, int errors) throws InterruptedException;
  }

  PugContestant(
      PugSession session,
      Entrant<Board, OthelloMove> entrant,
      Seed seed,
      PrintWriter out,
      Pause pause) {
    this.session = session;
    this.entrant = entrant;
    this.seed = seed;
    this.out = out;
    this.pause = pause;
  }

  /**
   * Plays games one after another.
   *
   * @param games the number of games; {@link #ENDLESS} to play on until the server is gone
   * @throws IOException if the server refuses the client, or cannot be reached for a minute
   */
  void play(int games) throws IOException, InterruptedException {
    int errors = 0;
    boolean isLoggedIn = false;
    for (int played = 0; played < games; ) {
      try {
        if (!isLoggedIn) {
          session.logIn();
          isLoggedIn = true;
          print("logged in as " + session.name() + ", waiting for a game");
        }
        String result = playOne(seed.child("game", played));
        played++;
        errors = 0;
        print("game " + played + (games == ENDLESS ? "" : " of " + games) + ": " + result);
      } catch (IOException e) {
        errors++;
        if (isFinal(e, errors)) {
          throw e;
        }
        isLoggedIn = false;
        pause.after(e, errors);
      }
    }
  }

  private void print(String line) {
    out.println(line);
    out.flush();
  }

  private static boolean isFinal(IOException error, int errors) {
    if (error instanceof RefusedAnswerException refused) {
      return refused.status().equals("FAIL") || errors == REFUSALS;
    }
    return errors == ERRORS;
  }

  private String playOne(Seed gameSeed) throws IOException, InterruptedException {
    JsonObject nothing = new JsonObject();
    while (PugSession.number(session.callForPlayer("WaitGameStart", nothing), "GameId") <= 0) {
      // The server waits for some seconds before it answers so.
    }
    Bot<Board, OthelloMove> bot = entrant.newBot();
    try {
      String result = new GameInProgress(bot, gameSeed).play();
      session.callForPlayer("LeaveGame", nothing);
      return result;
    } catch (CommandFailedException e) {
      session.callForPlayer("LeaveGame", nothing);
      throw e;
    } catch (RefusedAnswerException e) {
      if (e.status().equals("FAIL")) {
        return "ended early, " + e.getMessage(); // for instance because an organiser dropped it
      }
      throw e;
    } catch (NullPointerException
        | IllegalStateException
        | UnsupportedOperationException
        | NumberFormatException
        | IndexOutOfBoundsException
        | ClassCastException e) {
      throw new IOException("an answer of the server does not have the protocol's form", e);
    } finally {
      UntrustedCalls.runQuietly(bot::close);
    }
  }

  /** One game, as its views tell it. */
  private final class GameInProgress {
    private final Bot<Board, OthelloMove> bot;
    private final Seed gameSeed;
    private final List<JointMove<OthelloMove>> played = new ArrayList<>();
    private int turn;
    private @Nullable Board board;
    private @Nullable Rng rng;

    GameInProgress(Bot<Board, OthelloMove> bot, Seed gameSeed) {
      this.bot = bot;
      this.gameSeed = gameSeed;
    }

    String play() throws IOException, InterruptedException {
      while (true) {
        JsonObject waiting = new JsonObject();
        waiting.addProperty("RefTurn", turn);
        JsonObject answer = session.callForPlayer("WaitNextTurn", waiting);
        if (answer.get("GameFinished").getAsBoolean()) {
          return answer.get("FinishCondition").getAsString()
              + ", "
              + answer.get("FinishComment").getAsString();
        }
        if (answer.get("TurnComplete").getAsBoolean()
            && !takeTurn(session.callForPlayer("GetPlayerView", new JsonObject()))) {
          return "resigned";
        }
      }
    }

    /** Returns whether the game goes on. */
    private boolean takeTurn(JsonObject view) throws IOException, InterruptedException {
      int index = view.get("Index").getAsInt();
      int viewed = view.get("Turn").getAsInt();
      // Index 0 moves on odd turns. The server's own YourTurn can be wrong after a new login.
      int mover = (viewed + 1) % 2;
      Board next = read(view.getAsJsonObject("Map"), mover);
      follow(next, viewed, view.getAsJsonArray("PlayerStates"));
      turn = viewed;
      board = next;
      return mover != index || move(next, index);
    }

    /** Notes the other side's move, or that moves are unknown. */
    private void follow(Board next, int viewed, JsonArray states) {
      if (board == null || viewed != turn + 1) {
        played.clear();
        return;
      }
      int mover = (turn + 1) % 2;
      OthelloMove move = OthelloMove.PASS;
      if (next.emptySquares() != board.emptySquares()) {
        JsonObject position = states.get(mover).getAsJsonObject().getAsJsonObject("Position");
        move =
            OthelloMove.at(square(position.get("Row").getAsInt(), position.get("Col").getAsInt()));
      }
      played.add(JointMove.of(mover, move));
    }

    private boolean move(Board position, int index) throws IOException, InterruptedException {
      if (rng == null) {
        rng = gameSeed.child("seat", index).rng();
      }
      OthelloMove move = choose(position, index, rng);
      played.clear();
      if (bot.resigns()) {
        return false;
      }
      JsonObject square = new JsonObject();
      square.addProperty("Row", move.isPass() ? -1 : move.square() / SIZE);
      square.addProperty("Col", move.isPass() ? -1 : SIZE - 1 - move.square() % SIZE);
      JsonObject request = new JsonObject();
      request.add("Turn", square);
      request.addProperty("Pass", move.isPass());
      session.callForPlayer("PerformMove", request);
      return true;
    }

    private OthelloMove choose(Board position, int index, Rng own) {
      Decision<Board, OthelloMove> decision =
          new Decision<>(GAME, position, index, turn - 1, GAME.moves(position, index), played, own);
      OthelloMove move;
      try {
        move = bot.choose(decision);
      } catch (RuntimeException e) {
        throw new CommandFailedException(entrant.name() + " failed: " + UntrustedCalls.message(e));
      }
      if (move == null || !decision.moves().contains(move)) {
        throw new CommandFailedException(entrant.name() + " chose no legal move: " + move);
      }
      return move;
    }

    private Board read(JsonObject map, int mover) {
      JsonArray rows = map.getAsJsonArray("Rows");
      if (rows.size() != SIZE || map.get("Width").getAsInt() != SIZE) {
        throw new CommandFailedException(
            "the board has "
                + rows.size()
                + " rows; Rondo's bots play on "
                + SIZE
                + "x"
                + SIZE
                + " only");
      }
      long dark = 0;
      long light = 0;
      for (int row = 0; row < SIZE; row++) {
        String discs = rows.get(row).getAsString();
        for (int column = 0; column < SIZE; column++) {
          long disc = 1L << square(row, column);
          dark |= discs.charAt(column) == '0' ? disc : 0;
          light |= discs.charAt(column) == '1' ? disc : 0;
        }
      }
      return Board.of(dark, light, mover);
    }

    private int square(int row, int column) {
      return row * SIZE + SIZE - 1 - column;
    }
  }
}
