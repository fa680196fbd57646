package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tournament.PileTournaments.TWO_ROUNDS;
import static org.rondo.tournament.PileTournaments.piles;
import static org.rondo.tournament.PileTournaments.records;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/** Tournaments whose seed stays secret until their end. */
class SecretSeedTournamentTest {
  private static final String FINISHED = "{\"finished\":true,\"check\":\"0123456789abcdef\"}\n";

  @TempDir private Path folder;

  private Path whole;
  private Seed seed;
  private byte[] journal;

  @BeforeEach
  void play() throws Exception {
    whole = folder.resolve("whole");
    drawn("first").folder(whole).play();
    seed = new Seed(Files.readString(whole.resolve("seed.txt")).strip());
    journal = Files.readAllBytes(whole.resolve("journal.jsonl"));
  }

  /** A tournament that draws its seed from a source; each source draws another seed. */
  private static Tournament<Pile.Stones, Pile.Take> drawn(String source) {
    return piles(TWO_ROUNDS).secretSeed(new Seed(source).rng().toRandomGenerator());
  }

  private Path cut(String name, int length) throws IOException {
    Path cut = Files.createDirectories(folder.resolve(name));
    Files.write(cut.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
    return cut;
  }

  private Path kept(Path place) throws IOException {
    return Files.writeString(place.resolve("seed.secret"), seed.text() + "\n");
  }

  private void assertSameEnd(Path place) {
    for (String file : List.of("games.jsonl", "seed.txt")) {
      assertThat(place.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
    assertThat(place.resolve("seed.secret")).doesNotExist();
    assertThat(place.resolve("journal.jsonl"))
        .content()
        .containsPattern("\n\\{\"finished\":true,[^\n]*\n$");
  }

  @Test
  void theSeedIsPublishedAtTheEndAndItsCommitmentBefore() throws Exception {
    assertThat(seed.isSecret()).isTrue();
    assertThat(new String(journal, StandardCharsets.UTF_8))
        .contains("\"seed\":\"" + seed.commitment() + "\"")
        .doesNotContain(seed.text());
    assertThat(whole.resolve("seed.secret")).doesNotExist();
  }

  @Test
  void untilTheEndOnlyTheOwnerOfOneFileCanReadTheSeed() throws Exception {
    Path place = folder.resolve("watched");
    List<String> seen = new ArrayList<>();
    drawn("second")
        .folder(place)
        .listener(
            new TournamentListener() {
              @Override
              public void matchFinished(MatchId match) {
                try (Stream<Path> files = Files.list(place)) {
                  Path kept = place.resolve("seed.secret");
                  String secret = Files.readString(kept).strip();
                  seen.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)));
                  for (Path file : files.filter(file -> !file.equals(kept)).toList()) {
                    assertThat(file).content().doesNotContain(secret);
                  }
                } catch (IOException e) {
                  throw new AssertionError(e);
                }
              }
            })
        .play();

    assertThat(seen).hasSize(11).containsOnly("rw-------");
  }

  @Test
  void killedAtAnyByteOfTheJournalItGoesOnToTheSameEnd() throws Exception {
    for (int length = 1; length < journal.length; length += 1 + length / 3) {
      Path place = cut("cut", length);
      Files.deleteIfExists(place.resolve("seed.txt"));
      kept(place);
      drawn("another").folder(place).resume();
      assertSameEnd(place);
    }
  }

  @Test
  void killedBetweenTheLastStepsItGoesOnToTheSameEnd() throws Exception {
    Path published = cut("published", journal.length - FINISHED.length());
    kept(published);
    Files.writeString(published.resolve("seed.txt"), seed.text() + "\n");
    Path finished = cut("finished", journal.length);
    kept(finished);
    Files.writeString(finished.resolve("seed.txt"), seed.text() + "\n");
    Path forgotten = cut("forgotten", journal.length);
    Files.writeString(forgotten.resolve("seed.txt"), seed.text() + "\n");
    for (Path place : List.of(published, finished, forgotten)) {
      drawn("another").folder(place).resume();
      assertSameEnd(place);
    }
  }

  @Test
  void killedBeforeItsFirstLineItBeginsAnew() throws Exception {
    Path place = cut("empty", 0);
    kept(place);
    drawn("another").folder(place).resume();

    assertThat(place.resolve("seed.txt")).content().isNotEqualTo(seed.text() + "\n");
    assertThat(place.resolve("seed.secret")).doesNotExist();
  }

  @Test
  void anUnusedSeedIsUsedByTheNextTournament() throws Exception {
    int header = new String(journal, StandardCharsets.UTF_8).indexOf('\n') + 1;
    for (int length : List.of(1, header / 2, header - 1, header)) {
      Path place = cut("unused" + length, length);
      kept(place);
      drawn("another").folder(place).play();
      assertSameEnd(place);
    }
  }

  @Test
  void aNewTournamentInTheFolderHasANewSeed() throws Exception {
    drawn("another").folder(whole).play();

    assertThat(whole.resolve("seed.txt")).content().isNotEqualTo(seed.text() + "\n");
  }

  @Test
  void killedBeforeTheHeaderOfANewTournamentTheOldOneIsStillThere() throws Exception {
    Files.writeString(
        whole.resolve("seed.secret"), Seed.secret(new Seed("b").rng().toRandomGenerator()) + "\n");
    drawn("another").folder(whole).resume();

    assertThat(whole.resolve("seed.txt")).content().isEqualTo(seed.text() + "\n");
    assertThat(whole.resolve("journal.jsonl")).hasBinaryContent(journal);
  }

  @Test
  void aGivenSeedIsAcceptedIfItIsTheCommittedOne() throws Exception {
    Path place = cut("given", journal.length / 2);
    assertThatThrownBy(() -> piles(TWO_ROUNDS).seed(8).folder(place).resume())
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContaining("seed is \"" + seed.commitment() + "\" in the file and \"8\" here");
    piles(TWO_ROUNDS).seed(seed).folder(place).resume();

    assertSameEnd(place);
  }

  @Test
  void aPublishedSeedGivesTheSameTournamentAgain() throws Exception {
    Path again = folder.resolve("again");
    piles(TWO_ROUNDS).seed(seed).folder(again).play();

    assertSameEnd(again);
    assertThat(again.resolve("journal.jsonl")).hasBinaryContent(journal);
  }

  @Test
  void aLostOrChangedSeedIsRefused() throws Exception {
    Path place = cut("lost", journal.length / 2);
    Seed changed = new Seed("secret:" + "0".repeat(32));
    Files.writeString(place.resolve("seed.secret"), changed.text() + "\n");

    assertThatThrownBy(() -> drawn("another").folder(place).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            "seed.secret has a seed of the commitment "
                + changed.commitment()
                + ", and "
                + place.resolve("journal.jsonl")
                + " commits to "
                + seed.commitment()
                + "; restore that file, or give the seed");
    Files.delete(place.resolve("seed.secret"));
    assertThatThrownBy(() -> drawn("another").folder(place).resume())
        .isInstanceOf(DamagedFileException.class)
        .hasMessage(
            "the secret seed in "
                + place.toAbsolutePath()
                + " is missing: neither seed.secret nor seed.txt has the seed of "
                + seed.commitment()
                + "; give the seed, or delete the folder and begin again");
  }

  @Test
  void anyChangedBitOfTheCommitmentOrTheSeedIsRefusedOrWithoutEffect() throws Exception {
    String text = new String(journal, StandardCharsets.UTF_8);
    int from = text.indexOf(seed.commitment());
    byte[] half = Arrays.copyOf(journal, journal.length / 2);
    for (int bit = from * 8; bit < (from + seed.commitment().length()) * 8; bit += 5) {
      assertRefusedOrSameEnd(flipped(half, bit), line(), bit);
    }
    for (int bit = 0; bit < line().length * 8; bit += 3) {
      assertRefusedOrSameEnd(half, flipped(line(), bit), bit);
    }
  }

  private byte[] line() {
    return (seed.text() + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] flipped(byte[] bytes, int bit) {
    byte[] copy = bytes.clone();
    copy[bit / 8] ^= (byte) (1 << bit % 8);
    return copy;
  }

  private void assertRefusedOrSameEnd(byte[] lines, byte[] kept, int bit) throws Exception {
    Path place = Files.createDirectories(folder.resolve("flipped"));
    Files.deleteIfExists(place.resolve("seed.txt"));
    Files.write(place.resolve("journal.jsonl"), lines);
    Files.write(place.resolve("seed.secret"), kept);
    try {
      drawn("another").folder(place).resume();
    } catch (InputException e) {
      assertThat(place.resolve("journal.jsonl")).as("bit %d", bit).hasBinaryContent(lines);
      return;
    }
    assertSameEnd(place);
  }

  @Test
  void aJournalWithAnOrdinarySeedIsResumedWithThatSeed() throws Exception {
    Path ordinary = folder.resolve("ordinary");
    piles(TWO_ROUNDS).folder(ordinary).untilRound(1).play();
    drawn("another").folder(ordinary).resume();
    Path expected = folder.resolve("expected");
    piles(TWO_ROUNDS).folder(expected).play();

    assertThat(ordinary.resolve("journal.jsonl"))
        .hasSameBinaryContentAs(expected.resolve("journal.jsonl"));
    assertThat(ordinary.resolve("seed.txt")).doesNotExist();
    assertThat(ordinary.resolve("seed.secret")).doesNotExist();
  }

  @Test
  void matchesOfARotationShareTheOpeningAndNotTheSeed() throws Exception {
    List<MatchRecord> records = records(whole);

    assertThat(records.get(0).opening()).isEqualTo(records.get(1).opening());
    assertThat(records.get(0).opening()).isNotEqualTo(records.get(2).opening());
    assertThat(records)
        .extracting(MatchRecord::seed)
        .doesNotHaveDuplicates()
        .allMatch(Seed::isSecret);
    records.forEach(record -> record.replay(new Pile(2, 40), state -> {}));
  }

  @Test
  void learnersDoNotLearnTheLotsOfLaterRounds() throws Exception {
    List<Lesson> lessons = new ArrayList<>();
    drawn("lessons").learner("ada", lessons::add).play();

    assertThat(lessons).hasSize(1);
    assertThat(lessons.get(0).entries().seed()).isEqualTo(lessons.get(0).seed());
  }
}
