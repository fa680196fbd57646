package org.rondo.cli.convert;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.othello.remote.files.OthelloTranscript;
import org.rondo.othello.remote.files.WthorDay;
import org.rondo.othello.remote.files.WthorFile;
import org.rondo.othello.remote.files.WthorGame;
import org.rondo.othello.remote.files.WthorNames;
import org.rondo.othello.remote.files.WthorNames.NameKind;

/**
 * Matches of Othello in the three files of WTHOR: the matches ({@code .wtb}), the players ({@code
 * .jou}) and the tournaments ({@code .trn}).
 *
 * @param clock the day and the year of the files
 */
record WthorForm(InstantSource clock) implements MatchForm {
  static final String MATCHES = ".wtb";
  static final String PLAYERS = ".jou";
  static final String TOURNAMENTS = ".trn";

  /** The name of a tournament that is not known, or that WTHOR cannot hold. */
  private static final String UNKNOWN = "?";

  private interface Content {
    void write(ByteArrayOutputStream out) throws IOException;
  }

  @Override
  public String name() {
    return "wthor";
  }

  @Override
  public void requireWritable(FiledMatch match) {
    MatchRecord record = match.record();
    OthelloTranscript transcript = OthelloTranscript.of(record);
    WthorGame.of(transcript, 0, 0, 0);
    if (!transcript.end().isOver()) {
      throw new SpecificationException(
          record.game(),
          "the match was not played to its end, and WTHOR does not say who won such a match;"
              + " write it as GGF");
    }
    names(NameKind.PLAYERS, Set.copyOf(record.entrants()));
  }

  @Override
  public List<WrittenFile> write(List<FiledMatch> matches) {
    Set<String> players = new LinkedHashSet<>();
    Set<String> events = new LinkedHashSet<>();
    for (FiledMatch match : matches) {
      players.addAll(match.record().entrants());
      events.add(event(match));
    }
    List<String> numbers = List.copyOf(players);
    List<String> eventNumbers = List.copyOf(events);
    List<WthorGame> games =
        matches.stream().map(match -> game(match, eventNumbers, numbers)).toList();
    WthorFile file = new WthorFile(day(), today().getYear(), false, 0, games);
    return List.of(
        new WrittenFile(MATCHES, bytes(file::write)),
        new WrittenFile(PLAYERS, bytes(names(NameKind.PLAYERS, players)::write)),
        new WrittenFile(TOURNAMENTS, bytes(names(NameKind.TOURNAMENTS, events)::write)));
  }

  private static WthorGame game(FiledMatch match, List<String> events, List<String> players) {
    List<String> seated = match.record().entrants();
    return WthorGame.of(
        OthelloTranscript.of(match.record()),
        events.indexOf(event(match)),
        players.indexOf(seated.get(0)),
        players.indexOf(seated.get(1)));
  }

  private static String event(FiledMatch match) {
    String event = match.event().isEmpty() ? UNKNOWN : match.event();
    try {
      new WthorNames(NameKind.TOURNAMENTS, new WthorDay(0, 0, 0, 0), List.of(event));
      return event;
    } catch (IllegalArgumentException e) {
      return UNKNOWN;
    }
  }

  private WthorNames names(NameKind kind, Set<String> names) {
    return new WthorNames(kind, day(), List.copyOf(names));
  }

  private LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  private WthorDay day() {
    return WthorDay.of(today());
  }

  private static byte[] bytes(Content content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      content.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
