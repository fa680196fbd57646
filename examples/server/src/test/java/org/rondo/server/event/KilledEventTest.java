package org.rondo.server.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.RunKind;
import org.rondo.input.InputException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.random.SeedValues;
import org.rondo.server.event.ScriptedEvent.Result;
import org.rondo.server.event.ScriptedEvent.Stage;
import org.rondo.store.crash.CrashingDisk;
import org.rondo.store.crash.CrashingDisk.Loss;
import org.rondo.tournament.DecisionLog;

/**
 * Events whose server is killed, or whose machine loses power. Opened again, they end with the same
 * standings, records and decisions as an undisturbed one, each decision once.
 */
@Timeout(600)
class KilledEventTest {
  private static final String FOLDER = "event";

  /** The stages that are a line of decisions each; a draw is the journal itself. */
  private static final Set<Stage> DECIDED =
      EnumSet.complementOf(EnumSet.of(Stage.DRAWN, Stage.RULED, Stage.FINISHED));

  @TempDir private Path root;

  private Result expected = new Result("", List.of(), List.of(), List.of());
  private long changes;
  private int places;

  @BeforeEach
  void playUndisturbed() throws Exception {
    Path place = root.resolve("undisturbed");
    CrashingDisk disk = CrashingDisk.steady(place);
    playOn(disk);
    changes = disk.changes();
    expected = result(place);
    assertThat(expected.decisions()).hasSize(8);
    assertThat(expected.remarks()).hasSize(2);
  }

  private static void playOn(CrashingDisk disk) throws Exception {
    try (ScriptedEvent event = ScriptedEvent.open(disk.root().resolve(FOLDER))) {
      event.playOn(stage -> {});
    }
  }

  private static Result result(Path place) throws IOException {
    return ScriptedEvent.result(place.resolve("disk").resolve(FOLDER));
  }

  private Path newPlace() {
    places++;
    return root.resolve("" + places);
  }

  /** {@return the decisions that a killed event has kept} */
  private static List<String> kept(Path place) throws IOException {
    Path knockout = place.resolve("disk").resolve(FOLDER).resolve("knockout-1");
    return RunKind.TOURNAMENT.isIn(knockout) ? DecisionLog.in(knockout) : List.of();
  }

  /**
   * Plays on a disk that loses its power. Each decision that was confirmed before is kept, once.
   */
  private void kill(Path place, CrashingDisk disk) throws Exception {
    AtomicInteger confirmed = new AtomicInteger(kept(place).size());
    try (ScriptedEvent event = ScriptedEvent.open(disk.root().resolve(FOLDER))) {
      event.playOn(stage -> confirmed.addAndGet(DECIDED.contains(stage) ? 1 : 0));
      // At the last changes, only a force that may fail is left.
      disk.cutPower();
    } catch (IOException | RuntimeException e) {
      assertThat(disk.isOff()).as("%s", e).isTrue();
    }
    List<String> kept = kept(place);
    assertThat(kept.size()).isBetween(confirmed.get(), confirmed.get() + 1);
    assertThat(kept).isEqualTo(expected.decisions().subList(0, kept.size()));
  }

  private void requireSameEnd(Path place, long change, Loss loss) throws Exception {
    playOn(CrashingDisk.steady(place));
    assertThat(result(place)).as("change %s, loss of %s", change, loss).isEqualTo(expected);
  }

  private void killedAt(long change, Loss loss) throws Exception {
    Path place = newPlace();
    kill(place, new CrashingDisk(place, change, loss, Seed.of(20).child("losses", change).rng()));
    requireSameEnd(place, change, loss);
  }

  @Test
  void anEventKilledAtAChangeOfItsDiskEndsAsAnUndisturbedOne() throws Exception {
    for (long change = 1; change <= changes; change += 2) {
      killedAt(change, Loss.values()[(int) (change % Loss.values().length)]);
    }
  }

  @Tag("long")
  @Test
  void anEventKilledAtEachChangeAndAgainAndAgainEndsAsAnUndisturbedOne() throws Exception {
    for (long change = 1; change <= changes; change++) {
      for (Loss loss : Loss.values()) {
        killedAt(change, loss);
      }
    }
    Rng moments = Seed.of(20).child("moments").rng();
    for (int event = 0; event < 100; event++) {
      Path place = newPlace();
      for (Loss loss : Loss.values()) {
        kill(place, new CrashingDisk(place, 1 + moments.below((int) changes), loss, moments));
      }
      requireSameEnd(place, event, Loss.SOMETHING);
    }
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a server that was killed finds is what its files held at that moment. */
  @Test
  void anEventCopiedAtEachStageEndsAsAnUndisturbedOne() throws Exception {
    Path original = root.resolve(FOLDER);
    AtomicInteger during = new AtomicInteger();
    SimulatedContest.Disturbance copied =
        (game, turn, teams) -> {
          if (turn == 29) {
            copy(original, root.resolve("turn-" + during.incrementAndGet()));
          }
          return Map.of();
        };
    Set<Stage> stages = EnumSet.noneOf(Stage.class);
    try (ScriptedEvent event = ScriptedEvent.open(original, copied)) {
      event.playOn(
          stage -> {
            if (stages.add(stage)) {
              copy(original, root.resolve(stage.name()));
            }
          });
    }
    assertThat(stages).containsExactly(Stage.values());
    assertThat(during.get()).as("copies during games").isEqualTo(3);
    for (Stage stage : Stage.values()) {
      requireSameEndOfCopy(root.resolve(stage.name()));
    }
    for (int copy = 1; copy <= during.get(); copy++) {
      requireSameEndOfCopy(root.resolve("turn-" + copy));
    }
  }

  private void requireSameEndOfCopy(Path folder) throws Exception {
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      event.playOn(stage -> {});
    }
    assertThat(ScriptedEvent.result(folder)).as("%s", folder.getFileName()).isEqualTo(expected);
  }

  @Test
  void aKnockoutThatIsGivenUpStaysSo() throws Exception {
    Path folder = root.resolve(FOLDER);
    Path copied = root.resolve("copy");
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      event.playOn(
          stage -> {
            if (stage == Stage.RESTARTED) {
              event.event().giveUp();
              copy(folder, copied);
            }
          });
    }
    for (Path place : List.of(folder, copied)) {
      try (ScriptedEvent event = ScriptedEvent.open(place)) {
        assertThat(event.event().phase()).isEqualTo(EventPhase.GIVEN_UP);
        EventJournal latest = event.event().latest().orElseThrow();
        assertThat(latest.isGivenUp()).isTrue();
        assertThat(latest.pending()).containsOnlyKeys("1.1.1/0");
        assertThatThrownBy(() -> event.event().giveUp())
            .hasMessage("there is no knockout that could be given up");
      }
    }
  }

  private static void draw(ScriptedEvent event) throws InterruptedException {
    event.event().draw(List.of("ada", "ben"), List.of(), "7", SeedValues.none());
  }

  @Test
  void aKnockoutWithADecisionOfALaterVersionFailsAndCanBeGivenUp() throws Exception {
    Path folder = root.resolve(FOLDER);
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      draw(event);
    }
    DecisionLog.add(folder.resolve("knockout-1"), "{\"later\":{}}");
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      assertThat(event.event().phase()).isEqualTo(EventPhase.FAILED);
      assertThat(event.event().failure()).contains("does not know, {\"later\":{}}");
      assertThatThrownBy(() -> event.event().tryAgain())
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("the knockout has failed: ");
      event.event().giveUp();
    }
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      assertThat(event.event().phase()).isEqualTo(EventPhase.GIVEN_UP);
      assertThat(event.event().latest().orElseThrow().isGivenUp()).isTrue();
    }
  }

  @Test
  void aKnockoutWhoseJournalHasNoHeaderOfOneFailsAndIsNotSaidToBeGivenUp() throws Exception {
    Path folder = root.resolve(FOLDER);
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      draw(event);
    }
    Path journal = RunKind.TOURNAMENT.log(folder.resolve("knockout-1"));
    Files.writeString(journal, "\uFEFF" + Files.readString(journal));
    try (ScriptedEvent event = ScriptedEvent.open(folder)) {
      assertThat(event.event().phase()).isEqualTo(EventPhase.FAILED);
      assertThatThrownBy(() -> event.event().giveUp()).isInstanceOf(InputException.class);
      assertThat(event.event().phase()).isEqualTo(EventPhase.FAILED);
    }
  }

  @Test
  void aKnockoutFailsIfADecisionCannotBeKept() throws Exception {
    CrashingDisk disk = CrashingDisk.steady(newPlace());
    try (ScriptedEvent event = ScriptedEvent.open(disk.root().resolve(FOLDER))) {
      draw(event);
      disk.cutPower();
      assertThatThrownBy(() -> event.event().pause(true))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("the decision cannot be kept: ");
      assertThat(event.event().phase()).isEqualTo(EventPhase.FAILED);
    }
  }
}
