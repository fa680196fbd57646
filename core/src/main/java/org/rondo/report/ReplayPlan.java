package org.rondo.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.MatchId;
import org.rondo.format.RunArchive;
import org.rondo.match.MatchRecord;
import org.rondo.remote.transcript.TranscriptList;

/**
 * The division of a tournament's or duel's matches into replay pages. Each page holds consecutive
 * matches of one round.
 */
final class ReplayPlan {

  /** A browser opens a page of this size at once. */
  private static final int MAX_MATCHES = 50;

  private static final int MAX_TURNS = 6_000;

  /**
   * A page.
   *
   * @param name the path of its file in the folder of the tournament or duel
   * @param matches its matches, in order
   */
  record PlannedPage(String name, List<MatchId> matches) {}

  /**
   * The place of a match.
   *
   * @param page the index of the page
   * @param match the number of the match in the page, from 1
   */
  record PlannedPlace(int page, int match) {}

  private final List<PlannedPage> pages = new ArrayList<>();
  private final Map<MatchId, PlannedPlace> places = new HashMap<>();

  private ReplayPlan() {}

  /** {@return the plan without pages} */
  static ReplayPlan none() {
    return new ReplayPlan();
  }

  /**
   * {@return the plan for some matches}
   *
   * @param matches the matches in the order of the schedule
   */
  static ReplayPlan of(List<ArchivedMatch> matches) {
    ReplayPlan plan = new ReplayPlan();
    List<MatchId> page = new ArrayList<>();
    int turns = 0;
    for (ArchivedMatch match : matches) {
      boolean isFull = page.size() == MAX_MATCHES || turns + match.turns() > MAX_TURNS;
      if (!page.isEmpty() && (isFull || page.get(0).round() != match.id().round())) {
        plan.add(page);
        page.clear();
        turns = 0;
      }
      page.add(match.id());
      turns += match.turns();
    }
    if (!page.isEmpty()) {
      plan.add(page);
    }
    return plan;
  }

  private void add(List<MatchId> matches) {
    for (int index = 0; index < matches.size(); index++) {
      places.put(matches.get(index), new PlannedPlace(pages.size(), index + 1));
    }
    String name = matches.get(0).toString().replace('.', '-');
    pages.add(new PlannedPage("replays/" + name + ".html", List.copyOf(matches)));
  }

  List<PlannedPage> pages() {
    return List.copyOf(pages);
  }

  Optional<PlannedPlace> place(MatchId match) {
    return Optional.ofNullable(places.get(match));
  }

  /**
   * Writes all pages.
   *
   * @param folder the folder in which the pages' paths lie
   * @param title the name of the tournament or duel
   * @param archive the matches
   * @param report the name of the file of the page that leads to these ones, in the folder
   * @param transcripts the transcripts to which the pages link
   */
  void write(
      Path folder, String title, RunArchive archive, String report, TranscriptList transcripts)
      throws IOException {
    for (PlannedPage page : pages) {
      Path file = folder.resolve(page.name());
      Files.createDirectories(file.getParent());
      TranscriptList seen = transcripts.seenFrom(file.resolveSibling(""));
      try (ReplayPage replay = ReplayPage.of(file, title + ", game " + page.matches().get(0))) {
        replay.report(title, "../" + report);
        for (MatchId match : page.matches()) {
          MatchRecord record = archive.record(match);
          replay.add(
              record,
              ReplayNotes.of(archive, match)
                  .withTranscripts(seen.addresses(match.toString(), record.entrants())));
        }
        replay.publish();
      }
    }
  }
}
