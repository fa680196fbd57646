package org.rondo.report;

import java.util.List;
import java.util.Objects;
import org.rondo.duel.DuelResult;

/**
 * The result of a duel that has ended, with what was played: as sentences for people, and as JSON
 * for programs.
 *
 * @param game the id of the game
 * @param first the first bot, for instance its specification
 * @param second the second bot; the bots of a panel, separated by commas
 * @param openings the openings, for instance {@code random:turns=8}
 * @param time the time control, for instance {@code none}
 * @param seed the text of the seed
 * @param origin the command and the version
 */
public record DuelReport(
    String game,
    String first,
    String second,
    String openings,
    String time,
    String seed,
    DuelOrigin origin,
    DuelResult result) {

  public DuelReport {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(seed, "seed");
    Objects.requireNonNull(origin, "origin");
    Objects.requireNonNull(result, "result");
  }

  /** {@return the sentences of the result, and what was played, in lines} */
  public String text() {
    return String.join("\n", result.lines())
        + "\nGame: "
        + game
        + "\nBots: "
        + first
        + " against "
        + second
        + "\nOpenings: "
        + openings
        + "\nTime: "
        + time
        + "\nSeed: "
        + seed
        + "\n";
  }

  /**
   * {@return the same as one JSON object}
   *
   * <p>Its members are {@code game}, {@code bots}, {@code openings}, {@code time}, {@code seed},
   * {@code command} and {@code version}, which are empty if they are not known, {@code test} with
   * the hypotheses or the threshold and the margin, and the error rates, and {@code result} with
   * the sentences, the counts, the numbers of different games and of those that count, the
   * conclusion ({@code accept_h0}, {@code accept_h1} or {@code continue}), the estimate and the
   * results against each opponent. A limit that is not known is null.
   */
  public String json() {
    return ReportJson.pretty(
        ReportJson.object(
            "game", game,
            "bots", List.of(first, second),
            "openings", openings,
            "time", time,
            "seed", seed,
            "command", origin.command(),
            "version", origin.version(),
            "test", DuelJson.test(result.test(), null),
            "result", new DuelJson(result, true).members()));
  }
}
