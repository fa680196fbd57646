package org.rondo.flight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.EventType;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.bot.Pile.Stones;
import org.rondo.bot.Pile.Take;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.OngoingMatch;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Tournament;
import org.rondo.tournament.TournamentListener;
import org.rondo.tournament.TournamentResult;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningResult;

/** What a recording of the Flight Recorder holds of matches, tournaments, duels and tunings. */
class FlightEventsTest {
  private static final Pile GAME = new Pile(2, 12);

  @TempDir private Path folder;

  /** The result of some work, and the events of Rondo while it was done, by name. */
  private record Recorded<T>(T result, Map<String, List<RecordedEvent>> events) {
    List<RecordedEvent> of(String name) {
      return events.getOrDefault("org.rondo." + name, List.of());
    }

    <V> List<V> values(String name, String field) {
      return of(name).stream().map(event -> event.<V>getValue(field)).toList();
    }
  }

  private <T> Recorded<T> recorded(Callable<T> work) throws Exception {
    Path file = folder.resolve("work.jfr");
    T result;
    try (Recording recording = new Recording()) {
      recording.start();
      result = work.call();
      recording.stop();
      recording.dump(file);
    }
    return new Recorded<>(result, events(file));
  }

  private static Map<String, List<RecordedEvent>> events(Path file) throws IOException {
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().startsWith("org.rondo."))
        // A recording holds the events of one thread after those of another.
        .sorted(Comparator.comparing(RecordedEvent::getStartTime))
        .collect(Collectors.groupingBy(event -> event.getEventType().getName()));
  }

  /** A bot that chooses well twice, and then offers too many stones. */
  private static Bot<Stones, Take> greedyInTheEnd() {
    return decision -> decision.turn() < 4 ? decision.moves().list().get(0) : new Take(9);
  }

  private static Match<Stones, Take> match() {
    return Match.of(GAME)
        .seat("ada", Bots::random)
        .seat("ben", FlightEventsTest::greedyInTheEnd)
        .seed(3)
        .listener(new MatchListener<>() {});
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:20s"})
  void aMatchHasItsTurnsChoicesAndFaults(String time) throws Exception {
    Recorded<MatchRecord> recorded = recorded(match().time(TimeControl.parse(time))::play);
    MatchRecord record = recorded.result();
    assertThat(record.faults()).isNotEmpty();
    int turns = record.turns().size();
    RecordedEvent match = recorded.of("Match").get(0);
    assertThat(recorded.of("Match")).hasSize(1);
    assertThat(match.getString("game")).isEqualTo(GAME.id());
    assertThat(match.getString("entrants")).isEqualTo("ada, ben");
    assertThat(match.getInt("turns")).isEqualTo(turns);
    assertThat(match.getInt("faults")).isEqualTo(record.faults().size());
    assertThat(match.getBoolean("halted")).isFalse();
    assertThat(recorded.<Integer>values("Turn", "turn"))
        .containsExactlyElementsOf(Stream.iterate(1, turn -> turn + 1).limit(turns).toList());
    assertThat(recorded.<Integer>values("Turn", "asked")).containsOnly(1);
    assertThat(recorded.of("Choice")).hasSize(turns + record.faults().size());
    assertThat(recorded.<String>values("Choice", "entrant")).startsWith("ada", "ben", "ada", "ben");
    assertThat(recorded.<Integer>values("Choice", "turn")).startsWith(1, 2, 3, 4);
    RecordedEvent fault = recorded.of("Fault").get(0);
    assertThat(recorded.of("Fault")).hasSameSizeAs(record.faults());
    assertThat(fault.getString("entrant")).isEqualTo("ben");
    assertThat(fault.getInt("seat")).isEqualTo(1);
    assertThat(fault.getInt("turn")).isEqualTo(record.faults().get(0).turn() + 1);
    assertThat(fault.getString("kind")).isEqualTo("ILLEGAL_MOVE");
    assertThat(fault.getBoolean("forfeits")).isEqualTo(record.faults().get(0).forfeits());
    assertThat(fault.getString("detail")).isEqualTo(record.faults().get(0).detail());
    assertThat(recorded.of("Turn"))
        .allSatisfy(
            turn -> {
              assertThat(turn.getStartTime()).isBetween(match.getStartTime(), match.getEndTime());
              assertThat(turn.getEndTime()).isBetween(turn.getStartTime(), match.getEndTime());
            });
  }

  @Test
  void anOngoingMatchIsRecordedToo() throws Exception {
    Recorded<Integer> recorded =
        recorded(
            () -> {
              OngoingMatch<Stones, Take> match =
                  Match.of(GAME).listener(new MatchListener<>() {}).begin(List.of("ada", "ben"));
              while (!match.isOver()) {
                match.choose(match.decisions().get(0).seat(), decision -> new Take(1));
              }
              return match.turnCount();
            });
    assertThat(recorded.<Integer>values("Match", "turns")).containsExactly(recorded.result());
    assertThat(recorded.of("Turn")).hasSize(recorded.result());
  }

  @Test
  void aTournamentHasAPairingForEachRoundAndOneThatFindsItsEnd() throws Exception {
    Recorded<TournamentResult> recorded =
        recorded(
            () ->
                Tournament.of(GAME, new RoundRobin(2, Points.PER_MATCH))
                    .entrant("ada", Bots::random)
                    .entrant("ben", Bots::random)
                    .entrant("cyd", Bots::random)
                    .seed(5)
                    .threads(2)
                    .listener(new TournamentListener() {})
                    .play());
    int rounds = recorded.result().results().rounds().size();
    assertThat(recorded.<Integer>values("Pairing", "round"))
        .containsExactlyElementsOf(Stream.iterate(1, n -> n + 1).limit(rounds + 1L).toList());
    assertThat(recorded.<Integer>values("Pairing", "entrants")).containsOnly(3);
    List<Long> matches = recorded.values("Pairing", "matches");
    assertThat(matches).endsWith(0L).startsWith(2L);
    assertThat(recorded.of("Match"))
        .hasSize((int) matches.stream().mapToLong(Long::longValue).sum())
        .hasSize(6);
  }

  @Test
  void aDuelHasItsMatches() throws Exception {
    Recorded<DuelResult> recorded =
        recorded(
            () ->
                Duel.of(GAME)
                    .first("ada", Bots::random)
                    .second("ben", Bots::random)
                    .matches(8)
                    .seed(5)
                    .threads(1)
                    .listener(new DuelListener() {})
                    .play());
    assertThat(recorded.of("Match")).hasSize((int) recorded.result().matches().games());
    assertThat(recorded.<String>values("Match", "entrants")).containsOnly("ada, ben", "ben, ada");
    assertThat(recorded.of("Pairing")).isEmpty();
  }

  @Test
  void aTuningHasItsEvaluations() throws Exception {
    ParameterSpace space = ParameterSpace.of(Parameter.integer("count", 1, 9, 1));
    Recorded<TuningResult> recorded =
        recorded(
            () ->
                Tuning.of(space, (setting, number, seed) -> setting.value("count"))
                    .method(MethodCatalog.find("random"))
                    .evaluations(10)
                    .play());
    List<Evaluation> evaluations = recorded.result().evaluations();
    assertThat(recorded.<Integer>values("Evaluation", "number"))
        .containsExactlyElementsOf(evaluations.stream().map(Evaluation::number).toList());
    assertThat(recorded.<Double>values("Evaluation", "mean"))
        .containsExactlyElementsOf(
            evaluations.stream().map(one -> one.measurement().mean()).toList());
    assertThat(recorded.<Integer>values("Evaluation", "samples"))
        .containsExactlyElementsOf(evaluations.stream().map(one -> one.samples().size()).toList());
    assertThat(recorded.<String>values("Evaluation", "setting"))
        .containsExactlyElementsOf(evaluations.stream().map(one -> one.setting().text()).toList());
  }

  @Test
  void everyEventHasACategoryADescriptionAndLabels() throws Exception {
    assertThat(recorded(match()::play).of("Turn"))
        .isNotEmpty()
        .allMatch(turn -> turn.getStackTrace() == null);
    List<EventType> types =
        FlightRecorder.getFlightRecorder().getEventTypes().stream()
            .filter(type -> type.getName().startsWith("org.rondo."))
            .toList();
    assertThat(types)
        .extracting(EventType::getName)
        .contains("org.rondo.Match", "org.rondo.Turn", "org.rondo.Choice", "org.rondo.Fault");
    assertThat(types)
        .allSatisfy(
            type -> {
              assertThat(type.getCategoryNames()).containsExactly("Rondo");
              assertThat(type.getLabel()).isNotBlank();
              assertThat(type.getDescription()).isNotBlank();
              assertThat(type.getFields())
                  .extracting(ValueDescriptor::getLabel)
                  .doesNotContainNull();
            });
  }

  @Test
  void whatIsNotRecordedIsNoObject() {
    try (Recording recording = new Recording()) {
      recording.disable("org.rondo.Turn");
      recording.disable("org.rondo.Match");
      recording.disable("org.rondo.Evaluation");
      recording.start();
      assertThat(TurnSpan.begin()).isSameAs(TurnSpan.none());
      assertThat(TurnSpan.begin().isRecorded()).isFalse();
      assertThat(MatchSpan.begin()).isSameAs(MatchSpan.none());
      assertThat(EvaluationSpan.begin().isRecorded()).isFalse();
      assertThat(ChoiceSpan.begin()).isNotSameAs(ChoiceSpan.begin());
    }
    assertThat(ChoiceSpan.begin()).as("no recording").isSameAs(ChoiceSpan.begin());
    assertThat(PairingSpan.begin()).as("no recording").isSameAs(PairingSpan.begin());
  }
}
