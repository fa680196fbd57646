package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/** What a lesson holds. */
class LessonTest {
  @TempDir private Path folder;

  private final LearningTournaments tournaments = new LearningTournaments();
  private final List<String> trouble = tournaments.trouble();

  private Tournament<Pile.Stones, Pile.Take> piles() {
    return tournaments.piles(folder);
  }

  @Test
  void aLessonIsOnTheRoundThatIsOverAsTheDirectorLeftIt() throws Exception {
    List<Lesson> lessons = Collections.synchronizedList(new ArrayList<>());
    List<List<MatchRecord>> records = Collections.synchronizedList(new ArrayList<>());
    piles()
        .director(
            (number, entries, results) ->
                number == 2
                    ? List.of(Ruling.parse("annul 2.2.1"), Ruling.parse("replay 2.1.1 7"))
                    : List.of())
        .learningLimit(Duration.ofMinutes(5))
        .learner(
            "ben",
            lesson -> {
              lessons.add(lesson);
              List<MatchRecord> read = new ArrayList<>();
              lesson.records().forEach(read::add);
              assertThat(lesson.records()).containsExactlyElementsOf(read);
              records.add(read);
            })
        .play();
    assertThat(trouble).isEmpty();
    assertThat(lessons).extracting(Lesson::number).containsExactly(1, 2, 3);
    assertThat(lessons)
        .allMatch(
            lesson ->
                lesson.results().rounds().size() == lesson.number()
                    && lesson.entrant().equals("ben")
                    && lesson.limit().equals(Duration.ofMinutes(5)));
    assertThat(lessons)
        .extracting(lesson -> lesson.seed().text())
        .containsExactly("7/round:1/learner:2", "7/round:2/learner:2", "7/round:3/learner:2");
    List<MatchRecord> published = PileTournaments.records(folder);
    assertThat(records)
        .containsExactly(published.subList(0, 4), published.subList(4, 6), published.subList(6, 8));
    assertThat(lessons.get(1).results().tally(1).matches()).isEqualTo(4);
  }

  @Test
  void matchesThatEndedInAnotherOrderAreReadInThatOfTheSchedule() throws Exception {
    List<MatchRecord> records = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch others = new CountDownLatch(3);
    TournamentListener counting =
        new TournamentListener() {
          @Override
          public void matchFinished(MatchId match) {
            others.countDown();
          }
        };
    FixedRounds rounds =
        FixedRounds.of(
            List.of(Encounter.of(0, 1), Encounter.of(2, 3).over(3)), List.of(Encounter.of(0, 1)));
    Bot<Pile.Stones, Pile.Take> random = Bots.random();
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 20), rounds)
            .threads(2)
            .folder(folder)
            .listener(counting)
            .entrant(
                "last",
                () ->
                    decision -> {
                      Uninterruptibles.awaitUninterruptibly(others, 1, TimeUnit.MINUTES);
                      return random.choose(decision);
                    });
    for (String name : List.of("ben", "cleo", "dan")) {
      tournament.entrant(name, Bots::random);
    }
    tournament.learner("ben", lesson -> lesson.records().forEach(records::add)).play();
    assertThat(records).hasSize(4).isEqualTo(PileTournaments.records(folder).subList(0, 4));
    assertThat(Files.readAllLines(folder.resolve("journal.jsonl")).get(2))
        .startsWith("{\"game\":\"1.2.1\"");
  }

  @Test
  void afterTheTournamentItsMatchesAreNotReadAnyMore() throws Exception {
    AtomicReference<Lesson> kept = new AtomicReference<>();
    piles().learner("ada", kept::set).play();
    assertThatThrownBy(() -> kept.get().records().iterator().next())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("game 3.1.1 cannot be read: ");
  }

  @Test
  void aLessonHasSomeTime() {
    assertThatThrownBy(() -> piles().learningLimit(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("learning limit PT0S", "not above 0");
    EntryList entries = EntryList.of(List.of("ada"), Seed.of(1));
    assertThatThrownBy(
            () ->
                new Lesson(
                    1, "ada", entries, Results.none(), List.of(), Seed.of(1), Duration.ofDays(-1)))
        .hasMessageStartingWith("learning limit PT-24H is not above 0");
    assertThatThrownBy(
            () ->
                new Lesson(
                    0, "ada", entries, Results.none(), List.of(), Seed.of(1), Duration.ofDays(1)))
        .hasMessageContainingAll("round 0", "below 1");
  }
}
