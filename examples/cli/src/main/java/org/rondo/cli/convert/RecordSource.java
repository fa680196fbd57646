package org.rondo.cli.convert;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.match.MatchRecord;
import org.rondo.tournament.RecordLines;

/**
 * Files of records, and journals. Published records do not name their matches, so the names are
 * those of the same records in the journal beside them.
 */
final class RecordSource implements MatchSource {
  @Override
  public boolean isOf(Path file) {
    // Each line that is no record is refused with its reason.
    return true;
  }

  @Override
  public void read(Path file, Receiver receiver) throws IOException {
    Path journal = file.resolveSibling(RunKind.JOURNAL);
    boolean isOfRun = Files.isRegularFile(journal);
    Path folder = file.toAbsolutePath().normalize().getParent();
    String event = isOfRun && folder != null ? String.valueOf(folder.getFileName()) : "";
    Map<HashCode, Queue<MatchId>> published =
        isOfRun && !file.endsWith(RunKind.JOURNAL) ? matches(journal) : Map.of();
    try (RecordLines lines = RecordLines.of(file)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        String text = next.get();
        Optional<MatchId> match =
            lines.match().or(() -> Optional.ofNullable(published.get(key(text))).map(Queue::poll));
        String round = match.map(MatchId::toString).orElse("");
        receiver.receive(
            lines.place(), () -> new FiledMatch(replayed(MatchRecord.parse(text)), event, round));
      }
    }
  }

  private static MatchRecord replayed(MatchRecord record) {
    record.replay(state -> {});
    return record;
  }

  /** {@return the matches of a journal by the digest of their records} */
  private static Map<HashCode, Queue<MatchId>> matches(Path journal) throws IOException {
    Map<HashCode, Queue<MatchId>> matches = new HashMap<>();
    try (RecordLines lines = RecordLines.of(journal)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        Queue<MatchId> same = matches.computeIfAbsent(key(next.get()), key -> new ArrayDeque<>());
        lines.match().ifPresent(same::add);
      }
    }
    return matches;
  }

  private static HashCode key(String record) {
    return Hashing.sha256().hashString(record, StandardCharsets.UTF_8);
  }
}
