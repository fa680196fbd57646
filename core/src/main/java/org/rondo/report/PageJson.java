package org.rondo.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rondo.format.ArchivedMatch;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.SeatEnding;
import org.rondo.random.Seed;
import org.rondo.random.SeedValues;
import org.rondo.remote.transcript.TranscriptList;

/** Writes the parts that the pages of tournaments and duels have in common as JSON. */
final class PageJson {

  /** The number of faults of a match that a page describes. */
  private static final int MAX_FAULTS = 3;

  private static final int MAX_DETAIL = 160;
  private static final int DECIMALS = 2;

  private PageJson() {}

  /** {@return the names of a plan's pages} */
  static List<String> pages(ReplayPlan plan) {
    return plan.pages().stream().map(ReplayPlan.PlannedPage::name).toList();
  }

  /**
   * {@return a match with short keys, because a page may have thousands of matches}
   *
   * @param counted the scores that the competition counts, by seat; they are written only if they
   *     differ from the scores at the end of the match
   */
  static Map<String, Object> match(ArchivedMatch match, List<Double> counted, ReplayPlan plan) {
    List<Double> scores = match.outcome().scores();
    List<Fault> faults = match.faults();
    List<SeatEnding> endings = match.endings();
    boolean isPlayedOut = endings.stream().allMatch(ending -> ending == SeatEnding.PLAYED);
    return ReportJson.object(
        "i", match.id().match() - 1,
        "s", rounded(scores),
        "k", counted.equals(scores) ? null : rounded(counted),
        "r", match.outcome().ranks(),
        "t", match.turns(),
        "h", match.halted() ? 1 : null,
        "a", match.counts() ? null : 1,
        "p", match.replays() > 0 ? match.replays() : null,
        "n", faults.isEmpty() ? null : faults.size(),
        "f",
            faults.isEmpty()
                ? null
                : faults.stream().limit(MAX_FAULTS).map(PageJson::fault).toList(),
        "e", isPlayedOut ? null : endings.stream().map(SeatEnding::name).toList(),
        "c",
            match.concessions().isEmpty()
                ? null
                : match.concessions().stream().map(PageJson::concession).toList(),
        "w",
            plan.place(match.id()).map(place -> List.of(place.page(), place.match())).orElse(null));
  }

  /** {@return a match with the names of the files of its transcripts, by seat, if it has some} */
  static Map<String, Object> linked(
      Map<String, Object> json, ArchivedMatch match, TranscriptList transcripts) {
    List<String> files = transcripts.files(match.id().toString(), match.names());
    if (!files.isEmpty()) {
      json.put("l", files);
    }
    return json;
  }

  /** {@return the address of the folder of the transcripts; null if there are none} */
  static @Nullable String address(TranscriptList transcripts) {
    return transcripts.names().isEmpty() ? null : transcripts.address();
  }

  private static List<BigDecimal> rounded(List<Double> scores) {
    return scores.stream().map(score -> NumberText.rounded(score, DECIMALS)).toList();
  }

  private static List<Object> fault(Fault fault) {
    String detail = shortened(fault.detail(), MAX_DETAIL);
    return List.of(fault.seat(), fault.turn(), detail, fault.forfeits() ? 1 : 0);
  }

  private static List<Object> concession(Concession concession) {
    return List.of(concession.seat(), shortened(concession.toString(), MAX_DETAIL));
  }

  /** {@return the text, or its beginning and an ellipsis} */
  static String shortened(String text, int most) {
    return text.codePointCount(0, text.length()) <= most
        ? text
        : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
  }

  /**
   * {@return the seed of a run}
   *
   * @param text the seed or the commitment to it, as in the first line of the journal
   * @param values what contestants have added to it
   */
  static Map<String, Object> seed(String text, SeedValues values) {
    return ReportJson.object(
        "text", text,
        "committed", text.startsWith(Seed.COMMITMENT),
        "values", List.copyOf(values.byName().keySet()));
  }
}
