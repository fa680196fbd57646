package org.rondo.report;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.rondo.format.MatchId;
import org.rondo.format.RunArchive;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchThoughts;
import org.rondo.match.clock.TimeControl;

/**
 * What a page shows of a match beside its record.
 *
 * @param id the name of the match in its tournament or duel, for instance {@code 1.2.1}; the empty
 *     text if it has none
 * @param thoughts what the bots thought; those for a turn or a seat that the match does not have
 *     are left out
 * @param readings the times that the bots took; without turns if no clock ran
 * @param control the time control of the match
 * @param transcripts by seat, the address of a file with what its program was sent and said,
 *     relative to the page; the empty text for a seat without one, and no addresses if there are
 *     none
 */
public record ReplayNotes(
    String id,
    MatchThoughts thoughts,
    ClockReadings readings,
    TimeControl control,
    List<String> transcripts) {

  /** Describes what is shown. */
  public ReplayNotes {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(thoughts, "thoughts");
    Objects.requireNonNull(readings, "readings");
    Objects.requireNonNull(control, "control");
    transcripts = List.copyOf(transcripts);
  }

  /** {@return nothing beside the record} */
  public static ReplayNotes none() {
    return new ReplayNotes(
        "",
        new MatchThoughts(List.of()),
        new ClockReadings(List.of()),
        TimeControl.none(),
        List.of());
  }

  /**
   * {@return what an archive holds of a match}
   *
   * @param match the id of a match that counts
   * @throws org.rondo.input.InputException if there is no such match, or it is damaged
   * @throws IOException if the journal cannot be read
   */
  public static ReplayNotes of(RunArchive archive, MatchId match) throws IOException {
    ReplayNotes notes = none().withId(match.toString()).withThoughts(archive.thoughts(match));
    return archive
        .readings(match)
        .map(readings -> notes.withClocks(readings, TimeControl.parse(archive.time())))
        .orElse(notes);
  }

  /** {@return these notes with the name of the match} */
  public ReplayNotes withId(String name) {
    return new ReplayNotes(name, thoughts, readings, control, transcripts);
  }

  /** {@return these notes with what the bots thought} */
  public ReplayNotes withThoughts(MatchThoughts said) {
    return new ReplayNotes(id, said, readings, control, transcripts);
  }

  /**
   * {@return these notes with clocks}
   *
   * @param used the times that the bots took
   * @param time the time control of the match
   */
  public ReplayNotes withClocks(ClockReadings used, TimeControl time) {
    return new ReplayNotes(id, thoughts, used, time, transcripts);
  }

  /**
   * {@return these notes with links to transcripts}
   *
   * @param addresses the address of each seat's transcript, as for {@link #transcripts}
   */
  public ReplayNotes withTranscripts(List<String> addresses) {
    return new ReplayNotes(id, thoughts, readings, control, addresses);
  }
}
