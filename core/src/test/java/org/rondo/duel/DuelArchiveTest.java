package org.rondo.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Pile;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.rating.Sprt;

class DuelArchiveTest {
  private static final int MATCHES = 20;

  @TempDir private Path root;

  private Duel<Pile.Stones, Pile.Take> duel() {
    return Duel.of(new Pile(2, 12))
        .first("one", Bots::random)
        .second("other", Bots::random)
        .matches(MATCHES)
        .seed(7)
        .listener(new DuelListener() {})
        .folder(root);
  }

  @Test
  void anArchiveHasWhatTheDuelCountedWhileItIsPlayedAndAfterwards() throws Exception {
    List<DuelResult> standings = new ArrayList<>();
    List<MatchRecord> records = new ArrayList<>();
    List<Integer> pairs = new ArrayList<>();
    List<DuelArchive> archives = new ArrayList<>();
    DuelListener listener =
        new DuelListener() {
          @Override
          public void matchCounted(MatchId match, Supplier<MatchRecord> record) {
            records.add(record.get());
          }

          @Override
          public void setCounted(DuelResult standing) {
            standings.add(standing);
            try {
              if (archives.isEmpty()) {
                archives.add(DuelArchive.open(root));
              }
              archives.get(0).refresh();
              pairs.add(archives.get(0).standings().size());
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        };
    DuelResult result = duel().listener(listener).play();
    assertThat(pairs).isSorted().hasSize(MATCHES / 2).allSatisfy(n -> assertThat(n).isPositive());
    try (DuelArchive archive = archives.get(0)) {
      archive.refresh();
      assertThat(archive.standings()).isEqualTo(standings).last().isEqualTo(result);
      assertThat(archive.isFinished()).isTrue();
      assertThat(archive.most()).hasValue(MATCHES);
      assertThat(archive.matches()).hasSize(MATCHES);
      for (int match = 0; match < MATCHES; match++) {
        assertThat(archive.record(archive.matches().get(match).id())).isEqualTo(records.get(match));
      }
    }
  }

  @Test
  void theTestOfTheLastRunCounts() throws Exception {
    duel().play();
    DuelResult wider = duel().test(Sprt.logistic(-5, 5)).resume();
    try (DuelArchive archive = DuelArchive.open(root)) {
      assertThat(archive.test()).contains(Sprt.logistic(-5, 5));
      assertThat(archive.standings()).last().isEqualTo(wider);
    }
  }

  @Test
  void otherFilesAreRefused() throws Exception {
    assertThat(RunKind.DUEL.isIn(root)).isFalse();
    assertThatThrownBy(() -> DuelArchive.open(root)).isInstanceOf(NoSuchFileException.class);
    Path journal = root.resolve("journal.jsonl");
    Files.writeString(journal, "{\"journal\":1,\"competition\":\"cup\"}\n");
    assertThat(RunKind.DUEL.isIn(root)).isFalse();
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> DuelArchive.open(root))
        .withMessage(journal + " is not the journal of a duel");
    Files.delete(journal);
    duel().play();
    byte[] bytes = Files.readAllBytes(journal);
    bytes[bytes.length / 2] ^= 1;
    Files.write(journal, bytes);
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> DuelArchive.open(root))
        .withMessageStartingWith(journal + " is damaged at byte ");
    Files.write(journal, Arrays.copyOf(bytes, bytes.length / 3));
    try (DuelArchive archive = DuelArchive.open(root)) {
      assertThat(archive.isFinished()).isFalse();
    }
  }
}
