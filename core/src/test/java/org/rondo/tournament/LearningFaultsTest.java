package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
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
import org.rondo.bot.Pile;
import org.rondo.format.RoundResult;

/** What it costs when a learner throws, overruns or is interrupted. */
class LearningFaultsTest {
  @TempDir private Path folder;

  private final LearningTournaments tournaments = new LearningTournaments();
  private final ScriptedTime time = tournaments.time();
  private final List<String> trouble = tournaments.trouble();

  private Tournament<Pile.Stones, Pile.Take> piles() {
    return tournaments.piles(folder);
  }

  @Test
  void whatALearnerThrowsIsReportedAndCostsNothing() throws Exception {
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
  void aLearnerThatOverrunsIsInterruptedAndItsBotContinues() throws Exception {
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
    assertThat(trouble)
        .containsExactly("2 ada: it did not finish its lesson within 4h and was interrupted");
    assertThat(asked).containsExactly(1, 2, 3);
    assertThat(Duration.ofNanos(time.nanoTime() - before)).isEqualTo(Duration.ofHours(4));
    assertThat(result.isOver()).isTrue();
  }

  @Test
  void anAbandonedLearnerGetsNoLessonUntilItReturns() throws Exception {
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
            tournaments.listener().learningFailed(number, entrant, detail);
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
            "1 ada: it did not finish its lesson within 1m30s and was interrupted; it still runs and"
                + " gets no lesson until it ends",
            "2 ada: it is still busy with an earlier lesson and gets none on this round");
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
    assertThat(interrupted.await(5, TimeUnit.MINUTES)).isTrue();
    assertThat(piles().resume()).isEqualTo(undisturbed);
  }

  @Test
  void anErrorOfTheVirtualMachineConcernsOnlyTheLesson() throws Exception {
    piles()
        .learner(
            "ada",
            lesson -> {
              throw new OutOfMemoryError("by hand");
            })
        .play();
    assertThat(trouble).isNotEmpty().allMatch(text -> text.contains("OutOfMemoryError: by hand"));
  }
}
