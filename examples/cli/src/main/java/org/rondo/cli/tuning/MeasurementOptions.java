package org.rondo.cli.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.TypedSettings;
import org.rondo.duel.Measure;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.KnownNames;
import org.rondo.game.Options;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.report.TuningNote;
import org.rondo.tuning.Fitness;
import picocli.CommandLine.Option;

/** The options that say how a setting is measured: matches, fitness and opponents. */
final class MeasurementOptions {

  /**
   * The default number of matches of an evaluation, if it can be divided equally among the seats
   * and opponents.
   */
  private static final int GAMES = 20;

  private static final int MAX_SAMPLES = 1_000_000;

  /** The opponent that stands for the winners of the tuning itself. */
  private static final String SELF = "self";

  /** The score difference of a forfeit in the fitness {@code score-difference}. */
  private static final double FORFEIT = 1_100;

  private static final String SCORE_DIFFERENCE = "score-difference";

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Matches of an evaluation, the same number on each seat against each opponent; by default"
              + " 20, or the next higher number that is possible.")
  private @Nullable Integer games;

  @Option(
      names = "--measure",
      paramLabel = "M",
      description =
          "The value to maximise: wins, where a draw is half a win, or score, the mean lead in"
              + " score. By default score in games that are played for the size of the scores, and"
              + " wins in others.")
  private @Nullable String measure;

  @Option(
      names = "--fitness",
      paramLabel = "F",
      description =
          "The older form of --measure: win-rate, or score-difference, where a forfeit loses 1,100"
              + " points. The duel of --confirm-duel is then by what the game is played for.")
  private @Nullable String fitness;

  @Option(
      names = "--against",
      paramLabel = "SPEC",
      description =
          "An opponent; all opponents play equally often. By default the opponents are BOT and the"
              + " default bots of the game. With self, the panel begins with BOT and grows: the"
              + " budget has four rounds, and the winner of each round is an opponent in the next"
              + " rounds.")
  private List<String> against = List.of();

  MeasurementOptions() {}

  /** {@return whether the panel grows by the winners of the tuning} */
  boolean isAgainstSelf() {
    return against.contains(SELF);
  }

  /**
   * {@return the measure of the tuning, and of the duel at its end}
   *
   * @throws OptionException if there is no such measure
   */
  Measure measure(Game<?, ?> rules) {
    if (measure != null && fitness != null) {
      throw new OptionException(
          "tune",
          "--fitness",
          fitness,
          "--fitness is the older form of --measure; give one of them");
    }
    return measure == null ? Measure.of(rules) : TypedSettings.measure("tune", measure);
  }

  /** {@return the name of the fitness} */
  String fitnessName(Game<?, ?> rules) {
    if (fitness != null) {
      return fitness;
    }
    return measure(rules) == Measure.WINS ? TuningNote.WIN_RATE : TuningNote.SCORE;
  }

  static void refuseHuman(String specification) {
    if (Options.parse(specification).subject().equals("human")) {
      throw new SpecificationException(
          specification,
          "a tuning plays many matches at once, but human plays only one; use 'rondo play'");
    }
  }

  /**
   * {@return the specifications of the opponents; with self they are those of the first round}
   *
   * @param bot the bot that is tuned
   */
  List<String> panel(Game<?, ?> rules, String bot) {
    against.forEach(MeasurementOptions::refuseHuman);
    if (isAgainstSelf()) {
      Stream<String> others = against.stream().filter(opponent -> !opponent.equals(SELF));
      return Stream.concat(others, Stream.of(bot)).distinct().toList();
    }
    return against.isEmpty()
        ? Stream.concat(Stream.of(bot), BotCatalog.defaults(rules).stream().map(CatalogEntry::name))
            .distinct()
            .toList()
        : against;
  }

  /** {@return the fitness} */
  Fitness fitness(Game<?, ?> rules) {
    Measure chosen = measure(rules);
    if (fitness == null) {
      return Fitness.of(chosen, rules);
    }
    return switch (fitness) {
      case TuningNote.WIN_RATE -> Fitness.winRate();
      case SCORE_DIFFERENCE -> Fitness.scoreDifference(FORFEIT);
      default ->
          throw new OptionException(
              "tune",
              "--fitness",
              fitness,
              "there is no fitness \""
                  + fitness
                  + "\"; "
                  + new KnownNames(List.of(TuningNote.WIN_RATE, SCORE_DIFFERENCE)).remedy(fitness));
    };
  }

  /**
   * {@return the number of matches of an evaluation}
   *
   * @param perSample the number of matches of a sample
   * @throws OptionException if the given number is not a multiple of that, or is too large
   */
  int games(int perSample) {
    int wanted = games == null ? GAMES : games;
    // With self, the panel grows, so the number of matches is rounded up in each round.
    boolean isRounded = games == null || (isAgainstSelf() && games > 0);
    int asked = isRounded ? (wanted + perSample - 1) / perSample * perSample : wanted;
    if (asked < 1 || asked % perSample != 0) {
      throw new OptionException(
          "tune",
          "--games",
          Integer.toString(asked),
          "games "
              + asked
              + " are not a multiple of "
              + perSample
              + ", which is one match on each seat against each opponent; give "
              + Math.max(perSample, Math.floorDiv(asked, perSample) * perSample));
    }
    if (asked / perSample > MAX_SAMPLES) {
      throw new OptionException(
          "tune",
          "--games",
          Integer.toString(asked),
          "games "
              + asked
              + " are more than "
              + (long) MAX_SAMPLES * perSample
              + ", the most of an evaluation against this panel; give --games a smaller number");
    }
    return asked;
  }

  /**
   * {@return these options as words of a command}
   *
   * @param perEvaluation the number of matches of an evaluation
   */
  List<String> words(Game<?, ?> rules, int perEvaluation) {
    List<String> words = new ArrayList<>();
    if (!isAgainstSelf() || games != null) {
      int given = isAgainstSelf() && games != null ? games : perEvaluation;
      words.addAll(List.of("--games", "" + given));
    }
    words.addAll(
        fitness == null
            ? List.of("--measure", measure(rules).toString())
            : List.of("--fitness", fitness));
    against.forEach(opponent -> words.addAll(List.of("--against", opponent)));
    return words;
  }
}
