package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/** What entrants learn between rounds, and what it costs when they do not. */
class LearningTest {
  private static final FixedRounds FOUR_ROUNDS =
      new FixedRounds(
          List.of(
              Round.of("one", List.of(Encounter.of(0, 1).over(3), Encounter.of(2, 3))),
              Round.of("two", List.of(Encounter.of(0, 2), Encounter.of(1, 3).over(2))),
              Round.of("three", List.of(Encounter.of(0, 3), Encounter.of(1, 2))),
              Round.of("four", List.of(Encounter.of(0, 1).over(2), Encounter.of(3, 2)))));

  @TempDir private Path folder;

  private final ScriptedTime time = new ScriptedTime();
  private final List<String> trouble = Collections.synchronizedList(new ArrayList<>());

  private final TournamentListener listener =
      new TournamentListener() {
        @Override
        public void learningFailed(int number, String entrant, String detail) {
          trouble.add(number + " " + entrant + ": " + detail);
        }
      };

  private Tournament<Pile.Stones, Pile.Take> piles() {
    return TournamentTest.piles(FOUR_ROUNDS).timeSource(time).listener(listener).folder(folder);
  }

  /** Draws from what it has learned: two of equal lessons play alike. */
  private static final class Memory implements Learner {
    private long learned;

    @Override
    public void learn(Lesson lesson) {
      for (MatchRecord record : lesson.records()) {
        learned = 31 * learned + record.turnCount();
      }
      for (int entrant : lesson.entries().active()) {
        learned = 31 * learned + Math.round(lesson.results().tally(entrant).scored());
      }
      learned = 31 * learned + lesson.seed().rng().below(1_000) + lesson.number();
    }

    Bot<Pile.Stones, Pile.Take> bot() {
      Seed now = Seed.of(learned);
      return decision -> decision.moves().sample(now.child("turn", decision.turn()).rng());
    }
  }

  /** A tournament in which eve learns, and zoe too, who is a reserve. */
  private Tournament<Pile.Stones, Pile.Take> learning() {
    Memory eve = new Memory();
    Memory zoe = new Memory();
    Tournament<Pile.Stones, Pile.Take> tournament =
        Tournament.of(new Pile(2, 40), FOUR_ROUNDS)
            .seed(7)
            .openings(2)
            .timeSource(time)
            .listener(listener)
            .folder(folder)
            .reserve(new Entrant<>("zoe", zoe::bot))
            .director(
                (number, entries, results) ->
                    number == 2
                        ? List.of(
                            Ruling.parse("substitute dan zoe"),
                            Ruling.parse("annul 2.2.1"),
                            Ruling.parse("replay 2.1.1 6"))
                        : List.of())
            .learner("eve", eve)
            .learner("zoe", zoe);
    tournament.entrant("eve", eve::bot);
    for (String name : List.of("ben", "cleo", "dan")) {
      tournament.entrant(name, Bots::random);
    }
    return tournament;
  }

  @Test
  void lessonsThatAreCutOffAnywhereEndInTheSameBytes() throws Exception {
    TournamentResult undisturbed = learning().play();
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    byte[] journal = Files.readAllBytes(folder.resolve("journal.jsonl"));
    for (int length = 0; length <= journal.length; length += 151) {
      Files.write(folder.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      assertThat(learning().resume()).as("cut to %d", length).isEqualTo(undisturbed);
      assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
    }
    assertThat(trouble).isEmpty();
  }

  @Test
  void aTournamentThatStopsAfterEachRoundEndsInTheSameBytes() throws Exception {
    learning().play();
    byte[] records = Files.readAllBytes(folder.resolve("games.jsonl"));
    Files.delete(folder.resolve("journal.jsonl"));
    for (int round = 1; round <= 4; round++) {
      learning().untilRound(round).resume();
    }
    assertThat(learning().resume().isOver()).isTrue();
    assertThat(Files.readAllBytes(folder.resolve("games.jsonl"))).isEqualTo(records);
  }

  @Test
  void whatIsLearnedIsPlayed() throws Exception {
    FixedRounds rounds = FixedRounds.of(List.of(Encounter.of(0, 1)), List.of(Encounter.of(1, 0)));
    List<List<MatchRecord>> played = new ArrayList<>();
    for (boolean isTaught : List.of(true, false)) {
      Memory eve = new Memory();
      Path place = folder.resolve("taught " + isTaught);
      Tournament<Pile.Stones, Pile.Take> tournament =
          Tournament.of(new Pile(2, 40), rounds)
              .folder(place)
              .entrant("eve", eve::bot)
              .entrant("ben", Bots::random);
      (isTaught ? tournament.learner("eve", eve) : tournament).play();
      played.add(TournamentTest.records(place));
    }
    assertThat(played.get(0).get(0)).isEqualTo(played.get(1).get(0));
    assertThat(played.get(0).get(1)).isNotEqualTo(played.get(1).get(1));
  }

  @Test
  void aLessonIsOnTheRoundThatIsOverAsTheDirectorLeftIt() throws Exception {
    List<Lesson> lessons = Collections.synchronizedList(new ArrayList<>());
    List<List<MatchRecord>> records = Collections.synchronizedList(new ArrayList<>());
    piles()
        .director(
            (number, entries, results) ->
                number == 2
                    ? List.of(Ruling.parse("annul 2.2.1"), Ruling.parse("replay 2.1.1 6"))
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
    List<MatchRecord> published = TournamentTest.records(folder);
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
    ExecutorService executor = Executors.newFixedThreadPool(2);
    try {
      Tournament<Pile.Stones, Pile.Take> tournament =
          Tournament.of(new Pile(2, 20), rounds)
              .executor(executor, 2)
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
    } finally {
      executor.shutdown();
    }
    assertThat(records).hasSize(4).isEqualTo(TournamentTest.records(folder).subList(0, 4));
    assertThat(Files.readAllLines(folder.resolve("journal.jsonl")).get(2))
        .startsWith("{\"game\":\"1.2.1\"");
  }

  @Test
  void whoPlaysTheNextRoundLearns() throws Exception {
    List<String> learned = Collections.synchronizedList(new ArrayList<>());
    Tournament<Pile.Stones, Pile.Take> tournament =
        piles()
            .reserve(new Entrant<>("eve", Bots::random))
            .director(
                (number, entries, results) ->
                    switch (number) {
                      case 1 -> List.of(Ruling.parse("substitute ben eve"));
                      case 2 -> List.of(Ruling.parse("withdraw dan"));
                      default -> List.of();
                    });
    for (String name : List.of("ben", "dan", "eve")) {
      tournament.learner(
          name,
          lesson ->
              learned.add(lesson.number() + " " + lesson.entrant() + lesson.entries().names()));
    }
    tournament.play();
    assertThat(learned)
        .containsExactlyInAnyOrder(
            "1 dan[ada, eve, cleo, dan]",
            "1 eve[ada, eve, cleo, dan]",
            "2 eve[ada, eve, cleo, dan]",
            "3 eve[ada, eve, cleo, dan]");
  }

  @Test
  void allLearnAtTheSameTimeInThreadsOfTheirOwn() throws Exception {
    CyclicBarrier together = new CyclicBarrier(2);
    List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
    Learner meeting =
        lesson -> {
          threads.add(Thread.currentThread());
          together.await(1, TimeUnit.MINUTES);
        };
    piles().learner("ada", meeting).learner("ben", meeting).play();
    assertThat(trouble).isEmpty();
    assertThat(threads).hasSize(6).doesNotHaveDuplicates().allMatch(Thread::isDaemon);
    assertThat(threads)
        .extracting(Thread::getName)
        .containsOnly("rondo learner ada", "rondo learner ben");
  }

  @Test
  void whatALearnerThrowsIsToldAndCostsNothing() throws Exception {
    TournamentResult undisturbed = piles().play();
    RuntimeException mute =
        new RuntimeException() {
          @Override
          public String toString() {
            throw new IllegalStateException("nor is this");
          }
        };
    TournamentResult result =
        piles()
            .learner(
                "ada",
                lesson -> {
                  switch (lesson.number()) {
                    case 1 -> throw new Exception("no\nchalk");
                    case 2 -> throw new StackOverflowError();
                    default -> throw mute;
                  }
                })
            .play();
    assertThat(trouble)
        .containsExactly(
            "1 ada: it threw java.lang.Exception: no chalk",
            "2 ada: it threw java.lang.StackOverflowError",
            "3 ada: it threw " + mute.getClass().getName());
    assertThat(result).isEqualTo(undisturbed);
  }

  @Test
  void whoOverrunsIsInterruptedAndPlaysOn() throws Exception {
    List<Integer> asked = Collections.synchronizedList(new ArrayList<>());
    long before = time.nanoTime();
    TournamentResult result =
        piles()
            .learner(
                "ada",
                lesson -> {
                  asked.add(lesson.number());
                  if (lesson.number() == 2) {
                    time.hang();
                  }
                })
            .play();
    assertThat(trouble).containsExactly("2 ada: it had not learned after PT4H and was interrupted");
    assertThat(asked).containsExactly(1, 2, 3);
    assertThat(Duration.ofNanos(time.nanoTime() - before)).isEqualTo(Duration.ofHours(4));
    assertThat(result.isOver()).isTrue();
  }

  @Test
  void whoIsLeftBehindHasNoLessonUntilItComesBack() throws Exception {
    CountDownLatch released = new CountDownLatch(1);
    AtomicReference<Thread> deaf = new AtomicReference<>();
    List<Integer> asked = Collections.synchronizedList(new ArrayList<>());
    TournamentListener releasing =
        new TournamentListener() {
          @Override
          public void roundFinished(int number, RoundResult result) {
            if (number == 3) {
              released.countDown();
              Uninterruptibles.joinUninterruptibly(deaf.get(), 1, TimeUnit.MINUTES);
            }
          }

          @Override
          public void learningFailed(int number, String entrant, String detail) {
            listener.learningFailed(number, entrant, detail);
          }
        };
    TournamentResult result =
        piles()
            .learningLimit(Duration.ofSeconds(90))
            .listener(releasing)
            .learner(
                "ada",
                lesson -> {
                  asked.add(lesson.number());
                  if (lesson.number() == 1) {
                    deaf.set(Thread.currentThread());
                    time.hangDeaf(released);
                  }
                })
            .play();
    assertThat(trouble)
        .containsExactly(
            "1 ada: it had not learned after PT1M30S and was interrupted; it did not come back and"
                + " is left behind",
            "2 ada: it is still at an earlier lesson, and has none on this round");
    assertThat(asked).containsExactly(1, 3);
    assertThat(result.isOver()).isTrue();
  }

  @Test
  void anInterruptOfTheTournamentReachesItsLearners() throws Exception {
    TournamentResult undisturbed = piles().play();
    Thread playing = Thread.currentThread();
    CountDownLatch interrupted = new CountDownLatch(1);
    Learner interrupting =
        lesson -> {
          playing.interrupt();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
        };
    assertThatThrownBy(() -> piles().learner("ada", interrupting).play())
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    assertThat(interrupted.await(1, TimeUnit.MINUTES)).isTrue();
    assertThat(piles().resume()).isEqualTo(undisturbed);
  }

  @Test
  void aVirtualMachineInTroubleIsNobodysFault() throws Exception {
    OutOfMemoryError error = new OutOfMemoryError("by hand");
    CountDownLatch interrupted = new CountDownLatch(1);
    Tournament<Pile.Stones, Pile.Take> tournament =
        piles()
            .learner(
                "ada",
                lesson -> {
                  throw error;
                })
            .learner(
                "ben",
                lesson -> {
                  try {
                    new CountDownLatch(1).await();
                  } catch (InterruptedException e) {
                    interrupted.countDown();
                  }
                });
    assertThatThrownBy(tournament::play).isSameAs(error);
    assertThat(interrupted.await(1, TimeUnit.MINUTES)).isTrue();
    assertThat(trouble).isEmpty();
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
  void aLearnerIsOfSomebodyWhoMayPlay() throws Exception {
    assertThatThrownBy(() -> piles().learner("zoe", lesson -> {}).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nobody who could learn is named zoe; there are ada, ben, cleo, dan");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void nobodyHasTwoLearners() {
    assertThatThrownBy(() -> piles().learner("ada", lesson -> {}).learner("ada", lesson -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ada has a learner; each may have one");
  }

  @Test
  void aLessonHasSomeTime() {
    assertThatThrownBy(() -> piles().learningLimit(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("learning limit PT0S is not above 0; a lesson must have some time");
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
        .hasMessage("round 0 is below 1, the first round");
  }
}
