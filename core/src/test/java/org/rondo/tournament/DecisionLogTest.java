package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.RunKind;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;

/** A director that keeps decisions of its own in the journal. */
class DecisionLogTest {
  private static final String PAUSE = "{\"pause\":true}";
  private static final String GIVEN_UP = "{\"given up\":true}";

  @TempDir private Path folder;

  /** Decides at the beginning and after each round. */
  private static final class Decider implements Director {
    private final List<DecisionLog> logs = new ArrayList<>();

    @Override
    public void opened(DecisionLog decisions) {
      logs.add(decisions);
      decide(PAUSE);
    }

    @Override
    public List<Ruling> rulings(int number, EntryList entries, Results results) {
      decide("{\"round\":" + number + "}");
      return List.of();
    }

    private void decide(String decision) {
      try {
        logs.get(logs.size() - 1).add(decision);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static Tournament<?, ?> tournament(Path place) {
    return PileTournaments.piles(FormatCatalog.find("swiss:rounds=2", 2)).folder(place);
  }

  private Path journal() {
    return RunKind.TOURNAMENT.log(folder);
  }

  private List<String> records(Path journal) throws IOException {
    List<String> records = new ArrayList<>();
    try (RecordLines lines = RecordLines.of(journal)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        records.add(next.get());
      }
    }
    return records;
  }

  @Test
  void decisionsChangeNothingElse(@TempDir Path other) throws Exception {
    TournamentResult expected = tournament(other).resume();
    Decider director = new Decider();
    assertThat(tournament(folder).director(director).untilRound(1).resume()).isNotEqualTo(expected);
    assertThat(tournament(folder).director(director).resume()).isEqualTo(expected);
    assertThat(DecisionLog.in(folder))
        .as("the director is asked again about the last round")
        .containsExactly(PAUSE, "{\"round\":1}", PAUSE, "{\"round\":1}", "{\"round\":2}");
    assertThat(DecisionLog.in(other)).isEmpty();
    assertThat(records(journal())).isEqualTo(records(RunKind.TOURNAMENT.log(other)));
    try (TournamentArchive one = TournamentArchive.open(folder);
        TournamentArchive without = TournamentArchive.open(other)) {
      assertThat(one.isFinished()).isTrue();
      assertThat(one.standings()).isEqualTo(without.standings());
      assertThat(one.entrants()).containsExactly("ada", "ben", "cleo", "dan");
      assertThat(one.reserves()).isEmpty();
      assertThat(one.note()).isEmpty();
    }
  }

  @Test
  void aTournamentThatHasEndedOrStoppedTakesNoDecision() throws Exception {
    Decider director = new Decider();
    tournament(folder).director(director).untilRound(1).resume();
    assertThatThrownBy(() -> director.decide(PAUSE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the tournament is over or has stopped, and takes no more decisions");
    tournament(folder).resume();
    String finished = Files.readString(journal());
    assertThatThrownBy(() -> DecisionLog.add(folder, PAUSE))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> tournament(folder).director(director).resume())
        .as("a director that decides after the end")
        .isInstanceOf(IllegalStateException.class);
    assertThat(journal()).hasContent(finished);
  }

  @Test
  void aDecisionIsAddedWhileNothingIsPlayedAlsoToADamagedJournal() throws Exception {
    tournament(folder).director(new Decider()).untilRound(1).resume();
    Files.writeString(journal(), Files.readString(journal()).replace("round 1", "round I"));
    assertThatThrownBy(() -> TournamentArchive.open(folder).close())
        .isInstanceOf(DamagedFileException.class);
    DecisionLog.add(folder, GIVEN_UP);
    assertThat(DecisionLog.in(folder)).containsExactly(PAUSE, "{\"round\":1}", GIVEN_UP);
    Files.writeString(journal(), Files.readString(journal()).replace("pause", "Pause"));
    assertThat(DecisionLog.in(folder)).containsExactly("{\"round\":1}", GIVEN_UP);
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> DecisionLog.add(empty, GIVEN_UP))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(empty + " has no journal of a tournament; begin the tournament first");
    assertThat(empty).isEmptyDirectory();
  }

  @Test
  void aDecisionThatIsJoinedWithADamagedMatchIsNotDropped() throws Exception {
    tournament(folder).director(new Decider()).untilRound(1).resume();
    String text = Files.readString(journal());
    assertThat(text).contains("\n{\"decision\":{\"round\":1}");
    Files.writeString(
        journal(), text.replace("\n{\"decision\":{\"round\":1}", " {\"decision\":{\"round\":1}"));
    assertThatThrownBy(() -> tournament(folder).dropDamaged().resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageEndingWith("give the later rulings and decisions again");
  }

  @Test
  void aDecisionIsAShortJsonObject() throws Exception {
    tournament(folder).untilRound(1).resume();
    String journal = Files.readString(journal());
    for (String wrong : List.of("5", "{", "[]", "{\"a\":\"" + "x".repeat(70_000) + "\"}")) {
      assertThatThrownBy(() -> DecisionLog.add(folder, wrong))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(Files.readString(journal())).isEqualTo(journal);
  }
}
