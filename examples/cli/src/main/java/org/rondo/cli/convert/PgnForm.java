package org.rondo.cli.convert;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.match.SeatEnding;

/**
 * The results of matches of two seats as PGN, the Portable Game Notation of chess, without moves:
 * programs that compute ratings read no more. White is seat 0, Black is seat 1.
 */
final class PgnForm implements MatchForm {
  private static final String UNKNOWN = "?";

  @Override
  public String name() {
    return "pgn";
  }

  @Override
  public void requireWritable(FiledMatch match) {
    int seats = match.record().entrants().size();
    if (seats != 2) {
      throw new SpecificationException(
          match.record().game(),
          "the match has " + seats + " seats, and PGN has two players, White and Black");
    }
  }

  @Override
  public List<WrittenFile> write(List<FiledMatch> matches) {
    return WrittenFile.text(matches.stream().map(PgnForm::game).collect(Collectors.joining("\n")));
  }

  private static String game(FiledMatch match) {
    MatchRecord record = match.record();
    String result = result(record);
    Map<String, String> tags = new LinkedHashMap<>();
    // PGN wants these seven tags in this order.
    tags.put(PgnGame.EVENT, match.event().isEmpty() ? UNKNOWN : match.event());
    tags.put("Site", UNKNOWN);
    tags.put("Date", "????.??.??");
    tags.put("Round", match.round().isEmpty() ? UNKNOWN : match.round());
    tags.put(PgnGame.WHITE, record.entrants().get(0));
    tags.put(PgnGame.BLACK, record.entrants().get(1));
    tags.put(PgnGame.RESULT, result);
    tags.put(PgnGame.GAME, record.game());
    tags.put(PgnGame.SEED, record.seed().text());
    String termination = termination(record);
    if (!termination.isEmpty()) {
      tags.put("Termination", termination);
    }
    return tags.entrySet().stream()
            .map(tag -> "[" + tag.getKey() + " \"" + escaped(tag.getValue()) + "\"]\n")
            .collect(Collectors.joining())
        + "\n"
        + result
        + "\n";
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  private static String result(MatchRecord record) {
    return record
        .outcome()
        .winner()
        .map(seat -> seat == 0 ? PgnGame.WHITE_WON : PgnGame.BLACK_WON)
        .orElse(PgnGame.DRAWN);
  }

  /** {@return PGN's word for an end that the board did not decide; empty if it decided} */
  private static String termination(MatchRecord record) {
    List<SeatEnding> endings = record.endings();
    if (endings.contains(SeatEnding.TIME)) {
      return "time forfeit";
    }
    if (endings.contains(SeatEnding.FAULT)) {
      return "rules infraction";
    }
    boolean isDecided =
        record.halted()
            || endings.contains(SeatEnding.DISQUALIFICATION)
            || endings.contains(SeatEnding.ADJUDICATED_LOSS)
            || endings.contains(SeatEnding.ADJUDICATED_DRAW);
    return isDecided ? "adjudication" : "";
  }
}
