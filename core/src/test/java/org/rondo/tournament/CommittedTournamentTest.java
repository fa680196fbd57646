package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tournament.PileTournaments.TWO_ROUNDS;
import static org.rondo.tournament.PileTournaments.piles;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.duel.Duel;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;
import org.rondo.random.SeedCommitment;
import org.rondo.random.SeedValues;

/** Tournaments whose seed is committed to early, and to which contestants add values. */
class CommittedTournamentTest {
  @TempDir private Path folder;

  private Tournament<Pile.Stones, Pile.Take> drawn(String source) {
    return piles(TWO_ROUNDS).secretSeed(new Seed(source).rng().toRandomGenerator()).folder(folder);
  }

  private Seed published() throws Exception {
    return new Seed(Files.readString(folder.resolve("seed.txt")).strip());
  }

  private String journal() throws Exception {
    return Files.readString(folder.resolve("journal.jsonl"));
  }

  @Test
  void theCommittedSeedIsPlayedAndItsFileRemoved() throws Exception {
    SeedCommitment commitment = drawn("first").commit();
    assertThat(drawn("second").commit()).isEqualTo(commitment);
    assertThat(folder.resolve("seed.commitment")).hasContent(commitment.toString());
    drawn("third").play();
    assertThat(published().commitment()).isEqualTo(commitment.seed());
    assertThat(journal()).contains("\"seed\":\"" + commitment.seed() + "\"");
    assertThat(folder.resolve("seed.commitment")).doesNotExist();
    assertThat(folder.resolve("seed.secret")).doesNotExist();
  }

  @Test
  void aSeedOfAFolderWithAJournalCannotBeDrawn() throws Exception {
    drawn("first").play();
    assertThatThrownBy(() -> drawn("second").commit())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("has begun, so no seed can be drawn for it any more");
  }

  @Test
  void aCommitmentWithoutItsSeedIsRefused() throws Exception {
    drawn("first").commit();
    Files.writeString(
        folder.resolve("seed.secret"), Seed.secret(Seed.of(1).rng().toRandomGenerator()) + "\n");
    assertThatThrownBy(() -> drawn("second").play())
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("seed.secret beside it is not the seed of that commitment");
    assertThat(folder.resolve("journal.jsonl")).doesNotExist();
  }

  @Test
  void aSeedThatIsGivenOrHasNoFolderIsNotCommittedTo() {
    assertThatThrownBy(() -> piles(TWO_ROUNDS).folder(folder).commit())
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(
            () -> piles(TWO_ROUNDS).secretSeed(Seed.of(1).rng().toRandomGenerator()).commit())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void matchesAreDrawnFromTheSeedAndTheValues() throws Exception {
    List<String> began = new ArrayList<>();
    drawn("first")
        .seedValue("ada", "17")
        .seedValue("public", "a blue bird")
        .listener(
            new TournamentListener() {
              @Override
              public void began(Seed seed) {
                began.add(seed.text());
              }
            })
        .play();
    Seed committed = published();
    assertThat(began).containsExactly(committed.text());
    assertThat(journal())
        .contains(
            "\"seed\":\""
                + committed.commitment()
                + "\",\"values\":{\"ada\":\"17\",\"public\":\"a blue bird\"},");
    Seed joined = SeedValues.none().with("ada", "17").with("public", "a blue bird").join(committed);
    Path other = folder.resolve("other");
    piles(TWO_ROUNDS).seed(joined).folder(other).play();
    assertThat(other.resolve("games.jsonl")).hasSameBinaryContentAs(folder.resolve("games.jsonl"));
  }

  @Test
  void aResumedTournamentHasTheValuesOfItsJournal() throws Exception {
    drawn("first").seedValue("ada", "17").play();
    byte[] games = Files.readAllBytes(folder.resolve("games.jsonl"));
    Files.delete(folder.resolve("games.jsonl"));
    drawn("second").resume();
    assertThat(folder.resolve("games.jsonl")).hasBinaryContent(games);
    drawn("second").seedValue("ada", "17").resume();
    assertThatThrownBy(() -> drawn("second").seedValue("ada", "18").resume())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("values is {\"ada\":\"17\"} in the file and {\"ada\":\"18\"} here");
  }

  @Test
  void valuesNeedASecretSeed() {
    assertThatThrownBy(() -> piles(TWO_ROUNDS).seedValue("ada", "17").folder(folder).play())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessage(
            "values of contestants are added to a secret seed, and the seed 7 is not secret; leave"
                + " out the seed, or the values");
    assertThat(folder.resolve("journal.jsonl")).doesNotExist();
  }

  @Test
  void aDuelHasACommitmentAndValuesToo() throws Exception {
    Duel<Pile.Stones, Pile.Take> duel =
        Duel.of(new Pile(2, 20))
            .first("ada", Bots::random)
            .second("ben", Bots::random)
            .matches(4)
            .secretSeed(Seed.of(1).rng().toRandomGenerator())
            .folder(folder);
    SeedCommitment commitment = duel.commit();
    duel.seedValue("ben", "4").play();
    assertThat(published().commitment()).isEqualTo(commitment.seed());
    assertThat(journal())
        .contains("\"seed\":\"" + commitment.seed() + "\",\"values\":{\"ben\":\"4\"}");
  }

  @Test
  void otherSettingsThanTheCommittedOnesAreRefused() {
    drawn("first").commit();
    assertThatThrownBy(() -> drawn("first").openings(3).play())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("seed.commitment commits to the settings sha256:");
    assertThatThrownBy(() -> drawn("first").entrant("eve", Bots::random).commit())
        .isInstanceOf(ConflictingSettingsException.class);
    assertThat(folder.resolve("journal.jsonl")).doesNotExist();
  }

  @Test
  void aGivenSeedCannotTakeThePlaceOfTheCommittedOne() {
    drawn("first").commit();
    Tournament<Pile.Stones, Pile.Take> given = piles(TWO_ROUNDS).seed(7).folder(folder);
    assertThatThrownBy(given::play)
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("has the commitment to a seed that was drawn for it");
    assertThatThrownBy(given::resume).isInstanceOf(ConflictingSettingsException.class);
    assertThat(folder.resolve("seed.commitment")).exists();
  }

  @Test
  void aKillInTheFirstLineKeepsTheCommitment() throws Exception {
    SeedCommitment commitment = drawn("first").commit();
    for (String begun : List.of("", "{\"journal\":1,\"comp")) {
      Files.writeString(folder.resolve("journal.jsonl"), begun);
      assertThat(drawn("second").commit()).isEqualTo(commitment);
      assertThatThrownBy(() -> piles(TWO_ROUNDS).seed(7).folder(folder).resume())
          .isInstanceOf(ConflictingSettingsException.class);
    }
    drawn("third").resume();
    assertThat(published().commitment()).isEqualTo(commitment.seed());
  }

  @Test
  void valuesAreOfEntrantsOrAPublicSource() {
    assertThatThrownBy(() -> drawn("first").seedValue("zoe", "7").play())
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "a value is added to the seed for zoe, and no entrant or reserve has that name; there"
                + " are ada, ben, cleo, dan, and public for a public source");
  }
}
