package org.rondo.remote;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.DisconnectedException;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/** One run of a {@link ProgramCheck}. */
final class CheckRun<S extends State, M extends Move> {
  private static final int OPENING_TURNS = 6;

  /** The turns that a program must play in another dialect beyond those in the first one. */
  private static final int DIALECT_TURNS = 12;

  private final Game<S, M> game;
  private final ProgramBots<S, M> bots;
  private final int matches;
  private final Seed seed;
  private final CheckLimits limits;
  private final Consumer<String> progress;
  private final Map<String, ProgramFinding> findings = new LinkedHashMap<>();
  private int played;
  private final CheckPositions<S, M> positions;
  private boolean hasStalled;
  private int answers;
  private Duration slowest = Duration.ZERO;

  CheckRun(
      Game<S, M> game,
      ProgramBots<S, M> bots,
      int matches,
      Seed seed,
      CheckLimits limits,
      Consumer<String> progress) {
    this.game = game;
    this.bots = bots;
    this.matches = matches;
    this.seed = seed;
    this.limits = limits;
    this.progress = progress;
    this.positions = new CheckPositions<>(game, seed);
  }

  ProgramReport report() {
    try {
      if (playFirst()) {
        playFromStart();
        playPositions();
        leave();
        examine();
        playAgain();
      }
    } catch (DisconnectedException e) {
      note(ProgramFlaw.NOT_STARTED.finding("match 1", "nothing yet", e.getMessage()));
    }
    remarkOnEnvironment();
    return new ProgramReport(played, answers, slowest, List.copyOf(findings.values()));
  }

  /** Tells the owner of a program why the fault does not show in a match that is played here. */
  private void remarkOnEnvironment() {
    ProgramFinding buffered = findings.get(ProgramFlaw.BUFFERED.word());
    if (buffered != null) {
      limits.hidden().stream()
          .filter(name -> !System.getenv().getOrDefault(name, "").isEmpty())
          .sorted()
          .map(
              name ->
                  ProgramFlaw.UNBUFFERED_ENVIRONMENT.finding(
                      buffered.where(),
                      buffered.sent(),
                      "no answer without the variable "
                          + name
                          + ", which is set here and may hide the fault "
                          + buffered.name()))
          .forEach(this::note);
    }
  }

  private void note(ProgramFinding finding) {
    findings.putIfAbsent(finding.name(), finding);
  }

  /** {@return whether the program plays at all} */
  private boolean playFirst() {
    CheckedBot<S, M> first = play(0, 0, Opening.none(), "from the start");
    return !(first.hasFailed() && speaksOtherDialect(first.answers()))
        && first.answers() > 0
        && !hasStalled;
  }

  private void playFromStart() {
    int seats = game.seatCount();
    for (int n = 1; n < seats * matches && !hasStalled; n++) {
      play(n % seats, n, Opening.none(), "from the start");
    }
  }

  private CheckedBot<S, M> play(int seat, int number, Opening opening, String situation) {
    Seed match = seed.child("match", number);
    return play(new CheckPositions.Situation(seat, match, opening, ""), situation);
  }

  private CheckedBot<S, M> play(CheckPositions.Situation match, String situation) {
    played++;
    String title = "match " + played + ", " + situation + ", seat " + match.seat();
    progress.accept(title);
    boolean isTimed = played % 2 == 0;
    CheckedBot<S, M> bot =
        new CheckedBot<>(
            bots.program(), bots.protocols().get(), title, isTimed, limits, this::note);
    Set<String> before = Set.copyOf(findings.keySet());
    play(bot, match, Integer.MAX_VALUE);
    if (bot.forced().equals(positions.forcedMove()) && !bot.forced().isEmpty()) {
      // The situation says more than the kind of the failure.
      List.copyOf(findings.values()).stream()
          .filter(finding -> !before.contains(finding.name()))
          .forEach(this::rename);
    }
    hasStalled |= bot.hasStalled();
    answers += bot.answers();
    slowest = bot.slowest().compareTo(slowest) > 0 ? bot.slowest() : slowest;
    return bot;
  }

  private void play(CheckedBot<S, M> bot, CheckPositions.Situation match, int turns) {
    try {
      if (!bot.hasFailed()) {
        Match<S, M> playing = Match.of(game).seed(match.seed()).opening(match.opening());
        for (int seat = 0; seat < game.seatCount(); seat++) {
          boolean isChecked = seat == match.seat();
          playing.seat(isChecked ? "program" : "random " + seat, isChecked ? bot : Bots.random());
        }
        playing
            .listener(new MatchListener<>() {})
            .turnLimit(turns)
            .haltWhen(turn -> bot.hasFailed())
            .play();
      }
    } finally {
      bot.close();
    }
  }

  private boolean speaksOtherDialect(int better) {
    Map<String, Supplier<? extends Protocol<S, M>>> dialects = bots.protocols().get().dialects();
    return dialects.entrySet().stream()
        .anyMatch(dialect -> speaks(dialect.getKey(), dialect.getValue().get(), better));
  }

  private boolean speaks(String option, Protocol<S, M> protocol, int better) {
    progress.accept("a match in another dialect, " + option);
    String title = "match 1 with " + option;
    CheckedBot<S, M> bot =
        new CheckedBot<>(bots.program(), protocol, title, false, limits, ignored -> {});
    Seed match = seed.child("match", 0);
    int turns = game.seatCount() * better + DIALECT_TURNS;
    play(bot, new CheckPositions.Situation(0, match, Opening.none(), ""), turns);
    boolean isSpoken = !bot.hasFailed() && bot.answers() > better;
    if (isSpoken) {
      findings.clear();
      note(
          ProgramFlaw.WRONG_DIALECT.finding(
              title,
              "the questions of another dialect",
              bot.answers() + " legal answers, which did not come in the dialect of this check",
              "the referee and the program must speak one dialect",
              "add the option " + option + " to the bot, or make the program speak the other"));
    }
    return isSpoken;
  }

  private void playPositions() {
    int seats = game.seatCount();
    Opening opening = Opening.random(game, OPENING_TURNS, seed.child("match", -1));
    List<Runnable> plays = new ArrayList<>();
    String after = "after an opening of " + opening.turns().size() + " turns";
    plays.add(() -> play(seats - 1, -1, opening, after));
    for (CheckPositions.Situation forced : positions.forced()) {
      String where = "where the only legal move is '" + forced.move() + "'";
      plays.add(() -> play(forced, where));
    }
    for (int seat = 0; seat < Math.min(2, seats); seat++) {
      CheckPositions.Situation last = positions.shortest(seat);
      plays.add(() -> play(last, "before its last turn"));
    }
    for (Runnable play : plays) {
      if (!hasStalled) {
        play.run();
      }
    }
  }

  private void rename(ProgramFinding finding) {
    findings.remove(finding.name());
    note(
        ProgramFlaw.FORCED.finding(
            finding.where(), finding.sent(), finding.name() + ": " + finding.came()));
  }

  private void leave() {
    if (hasStalled) {
      return;
    }
    progress.accept("a match whose input ends");
    CheckedBot<S, M> bot = extra("an extra match");
    if (!bot.hasFailed()) {
      bot.answer(first());
    }
    bot.leave("whose input ends after the first answer");
  }

  private void examine() {
    if (hasStalled) {
      return;
    }
    progress.accept("messages that matches do not send");
    CheckedBot<S, M> bot = extra("a program that plays no match");
    try {
      bot.examine(first()).forEach(this::note);
    } finally {
      bot.leave("after the messages of the check");
    }
  }

  private void playAgain() {
    if (hasStalled || !bots.protocols().get().canPlayAgain()) {
      return;
    }
    progress.accept("a second match in the same process");
    CheckedBot<S, M> bot = extra("two matches in one process");
    bot.playAgain(bots.protocols().get(), first());
    play(
        bot,
        new CheckPositions.Situation(0, seed.child("match", 0), Opening.none(), ""),
        Integer.MAX_VALUE);
  }

  private CheckedBot<S, M> extra(String title) {
    return new CheckedBot<>(
        bots.program(), bots.protocols().get(), title, false, limits, this::note);
  }

  private Decision<S, M> first() {
    S start = game.start(seed.child("start").rng());
    int seat = start.toMove().first();
    return Decision.in(game, start, seat, seed.child("first").rng());
  }
}
