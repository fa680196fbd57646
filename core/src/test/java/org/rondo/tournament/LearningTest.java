package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.Encounter;
import org.rondo.format.FixedRounds;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/** Which entrants learn between rounds, and that they play what they learned. */
class LearningTest {
  @TempDir private Path folder;

  private final LearningTournaments tournaments = new LearningTournaments();
  private final List<String> trouble = tournaments.trouble();

  private Tournament<Pile.Stones, Pile.Take> piles() {
    return tournaments.piles(folder);
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
        Tournament.of(new Pile(2, 40), LearningTournaments.FOUR_ROUNDS)
            .seed(7)
            .openings(2)
            .timeSource(tournaments.time())
            .listener(tournaments.listener())
            .folder(folder)
            .reserve("zoe", zoe::bot)
            .director(
                (number, entries, results) ->
                    number == 2
                        ? List.of(
                            Ruling.parse("substitute dan zoe"),
                            Ruling.parse("annul 2.2.1"),
                            Ruling.parse("replay 2.1.1 7"))
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
      played.add(PileTournaments.records(place));
    }
    assertThat(played.get(0).get(0)).isEqualTo(played.get(1).get(0));
    assertThat(played.get(0).get(1)).isNotEqualTo(played.get(1).get(1));
  }

  @Test
  void entrantsOfTheNextRoundLearn() throws Exception {
    List<String> learned = Collections.synchronizedList(new ArrayList<>());
    Tournament<Pile.Stones, Pile.Take> tournament =
        piles()
            .reserve("eve", Bots::random)
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
          together.await(5, TimeUnit.MINUTES);
        };
    piles().learner("ada", meeting).learner("ben", meeting).play();
    assertThat(trouble).isEmpty();
    assertThat(threads).hasSize(6).doesNotHaveDuplicates().allMatch(Thread::isDaemon);
    assertThat(threads)
        .extracting(Thread::getName)
        .containsOnly("rondo learner ada", "rondo learner ben");
  }

  @Test
  void aLearnerNeedsAnEntrantOfItsName() throws Exception {
    assertThatThrownBy(() -> piles().learner("zoe", lesson -> {}).play())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContainingAll("learner is set for zoe", "ada, ben, cleo, dan");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void noEntrantHasTwoLearners() {
    assertThatThrownBy(() -> piles().learner("ada", lesson -> {}).learner("ada", lesson -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ada has a learner already");
  }
}
