package org.rondo.cli;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Thought;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.console.PrintableText;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Excerpt;
import org.rondo.game.GameFailureException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.input.OptionException;
import org.rondo.random.Seed;

/** Asks a bot what it thinks of a position and of the positions after each move, and prints it. */
final class PositionAnalysis<S extends State, M extends Move> {
  private static final String RESULT = "result";

  /** The maximum number of forced moves after which a bot without a score is asked again. */
  private static final int MAX_FORCED = 10;

  private final AnalysedPosition<S, M> position;
  private final Entrant<S, M> entrant;
  private final Seed seed;
  private final PrintWriter out;

  /** A legal move and what the bot thinks after it, from the view of the seat that plays it. */
  private record MoveThought(String move, Thought thought) {
    double score() {
      return thought.score().orElse(Double.NEGATIVE_INFINITY);
    }
  }

  /** What a bot chose and thought. */
  private record BotOpinion(String move, Thought thought, boolean isResigned) {}

  PositionAnalysis(
      AnalysedPosition<S, M> position, Entrant<S, M> entrant, Seed seed, PrintWriter out) {
    this.position = position;
    this.entrant = entrant;
    this.seed = seed;
    this.out = out;
  }

  /**
   * Prints the analysis.
   *
   * @param seat the seat whose view is taken; -1 for the first that is to move
   * @param most the maximum number of moves of the table
   */
  void print(int seat, int most) {
    if (position.state().isOver()) {
      out.print(position.picture(Math.max(0, seat)));
      out.println(
          "the match is over; scores: " + position.game().outcome(position.state()).scores());
      return;
    }
    int mover = seat < 0 ? position.state().toMove().first() : seat;
    if (!position.state().toMove().contains(mover)) {
      throw new OptionException(
          "analyse",
          "--seat",
          Integer.toString(mover),
          "seat " + mover + " is not to move; to move: " + position.state().toMove());
    }
    out.print(position.picture(mover));
    String side = position.game().console().side(mover);
    BotOpinion answer = ask(position, mover);
    out.println(
        answer.isResigned()
            ? side + " to move: " + name() + " resigns"
            : side + " to move: " + name() + " plays " + PrintableText.of(answer.move()));
    boolean isOnly = position.game().moves(position.state(), mover).count().equals(BigInteger.ONE);
    if (isOnly) {
      out.println("it is the only legal move");
    } else if (answer.thought().isNone()) {
      out.println(
          name() + " does not say what it thinks of this position; bots that search say it");
      return;
    }
    printParts(answer.thought());
    if (most > 0) {
      printTable(mover, answer.thought(), most);
    }
  }

  private String name() {
    return PrintableText.of(entrant.name());
  }

  private void printParts(Thought thought) {
    thought.score().ifPresent(score -> out.println("score  " + score(thought)));
    thought.depth().ifPresent(depth -> out.println("depth  " + depth));
    thought.nodes().ifPresent(nodes -> out.printf(Locale.ROOT, "nodes  %,d%n", nodes));
    if (!thought.line().isEmpty()) {
      out.println("line   " + line(thought, 73));
    }
  }

  private static String score(Thought thought) {
    Thought only = Thought.scored(thought.score().orElseThrow(), thought.unit());
    return PrintableText.of((thought.isExact() ? only.exactly() : only).toString());
  }

  private static String line(Thought thought, int length) {
    return Excerpt.of(PrintableText.of(String.join(" ", thought.line())), length - 3);
  }

  private void printTable(int mover, Thought thought, int most) {
    Optional<String> refusal = refusal(most);
    if (refusal.isPresent()) {
      out.println(refusal.get());
      return;
    }
    List<MoveThought> lines = new ArrayList<>();
    try {
      for (M move : position.game().moves(position.state(), mover).list()) {
        lines.add(new MoveThought(move.text(), after(mover, move, thought.unit())));
      }
    } catch (IllegalStateException e) {
      out.println("chance decides what follows a move, so there is no table of moves");
      return;
    }
    lines.sort(Comparator.comparingDouble(MoveThought::score).reversed());
    int width = lines.stream().mapToInt(line -> line.move().length()).max().orElse(0);
    String format = "%-" + Math.max(4, width) + "s  %-20s  %-5s  %s%n";
    out.println();
    out.println("each move by a search of its own, from the position after it:");
    out.printf(Locale.ROOT, format, "move", "score", "depth", "line");
    for (MoveThought line : lines) {
      Thought said = line.thought();
      String depth = said.depth().isPresent() ? Integer.toString(said.depth().getAsInt()) : "";
      String score = said.score().isPresent() ? score(said) : "";
      out.printf(Locale.ROOT, format, line.move(), score, depth, line(said, 46 - width));
    }
  }

  private Optional<String> refusal(int most) {
    if (position.game().traits().has(Trait.HIDDEN)) {
      return Optional.of(
          "what follows a move depends on what the seat does not know, so there is no table of moves");
    }
    if (position.game().seatCount() != 2 || position.state().toMove().size() != 1) {
      return Optional.of("a table of moves needs two seats that move in turn");
    }
    int mover = position.state().toMove().first();
    boolean isLarge =
        position.game().moves(position.state(), mover).count().compareTo(BigInteger.valueOf(most))
            > 0;
    return isLarge
        ? Optional.of("there are more than " + most + " legal moves, so there is no table of moves")
        : Optional.empty();
  }

  /** {@return what the bot thinks after a move, from the view of the seat that plays it} */
  private Thought after(int mover, M move, String unit) {
    AnalysedPosition<S, M> next = position.after(JointMove.of(mover, move));
    List<String> line = new ArrayList<>(List.of(move.text()));
    for (int forced = 0; forced < MAX_FORCED; forced++) {
      if (next.state().isOver()) {
        return ended(next, mover, unit).withDepth(line.size()).withLine(line);
      }
      int asked = next.state().toMove().first();
      BotOpinion answer = ask(next, asked);
      if (answer.thought().score().isPresent()) {
        return seenBy(asked == mover, answer.thought(), line);
      }
      List<M> only = next.game().moves(next.state(), asked).list();
      if (only.size() > 1) {
        break;
      }
      line.add(only.get(0).text());
      next = next.after(JointMove.of(asked, only.get(0)));
    }
    return Thought.none().withLine(line);
  }

  private static Thought seenBy(boolean isOwn, Thought thought, List<String> before) {
    double score = thought.score().orElseThrow();
    Thought turned = Thought.scored(isOwn ? score : -score, thought.unit());
    if (thought.isExact()) {
      turned = turned.exactly();
    }
    if (thought.depth().isPresent()) {
      turned = turned.withDepth(thought.depth().getAsInt() + before.size());
    }
    return turned.withLine(Stream.concat(before.stream(), thought.line().stream()).toList());
  }

  private Thought ended(AnalysedPosition<S, M> end, int mover, String unit) {
    Outcome outcome = end.game().outcome(end.state());
    double score =
        unit.equals(RESULT)
            ? 2 * outcome.share(mover) - 1
            : outcome.tournamentScore(mover) - outcome.tournamentScore(1 - mover);
    return Thought.scored(score, unit.isEmpty() ? "points" : unit).exactly();
  }

  private BotOpinion ask(AnalysedPosition<S, M> asked, int seat) {
    Bot<S, M> bot = newBot();
    try {
      Decision<S, M> decision = asked.decision(seat, seed.child("seat", seat).rng());
      M move = bot.choose(decision);
      if (move == null) {
        throw new CommandFailedException(name() + " returned no move but null");
      }
      return new BotOpinion(move.text(), bot.thought(), bot.resigns());
    } catch (CommandFailedException | GameFailureException e) {
      throw e;
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      throw new CommandFailedException(name() + " failed: " + UntrustedCalls.message(e));
    } finally {
      UntrustedCalls.runQuietly(bot::close);
    }
  }

  private Bot<S, M> newBot() {
    try {
      return entrant.newBot();
    } catch (Throwable e) {
      UntrustedCalls.rethrowIfFatal(e);
      throw new CommandFailedException(name() + " cannot play: " + UntrustedCalls.message(e));
    }
  }
}
