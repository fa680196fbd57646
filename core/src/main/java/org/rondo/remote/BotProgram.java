package org.rondo.remote;

import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.SortedMap;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

/**
 * The program that runs a bot of the catalogue in a process of its own. It uses the any-game
 * protocol on its standard input and output.
 *
 * <p>The bot {@code isolated:bot=…} starts this program. Text that the inner bot prints goes to the
 * standard error. The inner bot finds its standard input empty.
 */
public final class BotProgram {
  private final BufferedReader in;
  private final PrintStream out;

  BotProgram(InputStream in, PrintStream out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  /**
   * Serves matches, one after another.
   *
   * @param arguments the bot's specification
   */
  public static void main(String[] arguments) {
    int status = 1;
    try {
      if (arguments.length != 1) {
        throw new SpecificationException(
            String.join(" ", arguments),
            "give one argument, the bot; " + arguments.length + " were given");
      }
      InputStream in = new FileInputStream(FileDescriptor.in);
      PrintStream out =
          new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
      System.setIn(InputStream.nullInputStream());
      System.setOut(System.err);
      new BotProgram(in, out).serve(arguments[0]);
      status = 0;
    } catch (InputException e) {
      System.err.println(e.getMessage());
    } catch (Throwable e) {
      System.err.println(e);
    } finally {
      // Threads that the bot started must not keep the program from ending.
      Runtime.getRuntime().exit(status);
    }
  }

  /**
   * Answers the questions of matches with the moves of a bot, until the input ends. Each match has
   * a new bot.
   *
   * @throws org.rondo.input.InputException if the catalogue has no such game or bot
   */
  void serve(String bot) throws IOException {
    String line = in.readLine();
    while (line != null && ProgramMessage.read(line) instanceof ProgramMessage.Greeting greeting) {
      serve(GameCatalog.find(greeting.game()), bot);
      line = in.readLine();
    }
  }

  /** Serves a match until its end, or until the input ends. */
  private <S extends State, M extends Move> void serve(Game<S, M> game, String specification)
      throws IOException {
    Bot<S, M> bot = BotCatalog.find(game, specification).newBot();
    try {
      out.println(ProgramMessage.READY);
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        ProgramMessage message = ProgramMessage.read(line);
        if (message instanceof ProgramMessage.Question question) {
          out.println(answer(bot, decision(game, question)));
        } else if (message instanceof ProgramMessage.Ending ending) {
          bot.finished(game.parseState(ending.state()), ending.outcome());
          return;
        }
      }
    } finally {
      bot.close();
    }
  }

  private static <S extends State, M extends Move> String answer(
      Bot<S, M> bot, Decision<S, M> decision) {
    try {
      M move = bot.choose(decision);
      if (isResigning(bot)) {
        return new ProgramAnswer("", thought(bot), true).line();
      }
      String text = Objects.requireNonNull(move, "the bot returned no move but null").text();
      return new ProgramAnswer(text, thought(bot), false).line();
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      JsonObject failure = new JsonObject();
      failure.addProperty("error", UntrustedCalls.text(e));
      return failure.toString();
    }
  }

  private static boolean isResigning(Bot<?, ?> bot) {
    try {
      return bot.resigns();
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      return false;
    }
  }

  private static Thought thought(Bot<?, ?> bot) {
    try {
      return Objects.requireNonNull(bot.thought());
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      return Thought.none();
    }
  }

  private static <S extends State, M extends Move> Decision<S, M> decision(
      Game<S, M> game, ProgramMessage.Question question) {
    S state = game.parseState(question.state());
    Decision<S, M> decision =
        new Decision<>(
            game,
            state,
            question.seat(),
            question.turn(),
            game.moves(state, question.seat()),
            question.played().stream().map(moves -> joint(game, moves)).toList(),
            Seed.of(question.random()).rng());
    Long millis = question.timeLeft();
    return millis == null ? decision : decision.within(Duration.ofMillis(millis));
  }

  private static <M extends Move> JointMove<M> joint(
      Game<?, M> game, SortedMap<Integer, String> moves) {
    Seats seats = Seats.of(moves.keySet().stream().mapToInt(Integer::intValue).toArray());
    return JointMove.of(seats, seat -> game.parse(Objects.requireNonNull(moves.get(seat))));
  }
}
