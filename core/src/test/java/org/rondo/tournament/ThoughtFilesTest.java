package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Entrant;
import org.rondo.bot.Pile;
import org.rondo.bot.search.AlphaBetaSearch;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelArchive;
import org.rondo.duel.DuelListener;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.Points;
import org.rondo.format.standard.RoundRobin;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchThoughts;

/** What bots think stands in files beside the records. */
class ThoughtFilesTest {
  private static final Pile PILE = new Pile(2, 12);
  private static final Entrant<Pile.Stones, Pile.Take> THINKER =
      new Entrant<>("thinker", () -> AlphaBetaSearch.of(PILE).budget(Budget.steps(200)).bot());

  @TempDir private Path root;

  private static Tournament<Pile.Stones, Pile.Take> tournament(Path folder) {
    return Tournament.of(PILE, new RoundRobin(3, Points.PER_MATCH))
        .entrant("random", Bots::random)
        .entrant("other", Bots::random)
        .listener(new TournamentListener() {})
        .folder(folder);
  }

  private static Duel<Pile.Stones, Pile.Take> duel(Path folder) {
    return Duel.of(PILE)
        .first(THINKER)
        .second("random", Bots::random)
        .matches(10)
        .openings(1)
        .listener(new DuelListener() {})
        .folder(folder);
  }

  private static String thoughts(Path folder) throws IOException {
    return Files.readString(folder.resolve("thoughts.jsonl"));
  }

  private static MatchThoughts first(Path folder) throws IOException {
    String head = "{\"game\":\"1.1.1\",\"thoughts\":";
    String line = Files.readAllLines(folder.resolve("thoughts.jsonl")).get(0);
    assertThat(line).startsWith(head).endsWith("}");
    return MatchThoughts.parse(line.substring(head.length(), line.length() - 1));
  }

  @Test
  void aTournamentWithoutThinkingBotsHasNoFileOfThoughts() throws Exception {
    tournament(root).entrant(THINKER).play();
    assertThat(root.resolve("thoughts.jsonl")).exists();
    tournament(root).play();
    assertThat(root.resolve("thoughts.jsonl")).doesNotExist();
    assertThat(Files.readString(root.resolve("journal.jsonl"))).doesNotContain("thoughts");
  }

  @Test
  void theFilesAreTheSameOnAnyNumberOfThreadsAndAfterAResume() throws Exception {
    Path one = root.resolve("one");
    Path four = root.resolve("four");
    tournament(one).entrant(THINKER).play();
    tournament(four).entrant(THINKER).threads(4).untilRound(1).play();
    tournament(four).entrant(THINKER).threads(4).resume();
    assertThat(thoughts(four)).isEqualTo(thoughts(one)).isNotEmpty();
    assertThat(Files.readString(four.resolve("games.jsonl")))
        .isEqualTo(Files.readString(one.resolve("games.jsonl")))
        .doesNotContain("nodes");
  }

  @Test
  void aRoundThatIsPlayedAgainHasItsLastThoughtsOnly() throws Exception {
    tournament(root).entrant(THINKER).play();
    long before = Files.readAllLines(root.resolve("thoughts.jsonl")).size();
    tournament(root).entrant(THINKER).ruling(Ruling.parse("annul 3.1.1")).resume();
    assertThat(Files.readAllLines(root.resolve("thoughts.jsonl")).size())
        .isBetween((int) before - 1, (int) before);
  }

  /** Copies a journal without its end, and changes a digit of the thoughts of a match. */
  private static void damage(Path from, Path to) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(from.resolve("journal.jsonl")));
    lines.remove(lines.size() - 1);
    int thoughts =
        IntStream.range(0, lines.size())
            .filter(line -> lines.get(line).startsWith("{\"thoughts\":\""))
            .skip(1)
            .findFirst()
            .orElseThrow();
    String line = lines.get(thoughts);
    int digit = line.indexOf("\"nodes\":") + "\"nodes\":".length();
    assertThat(line).contains("\"nodes\":");
    char other = line.charAt(digit) == '1' ? '2' : '1';
    lines.set(thoughts, line.substring(0, digit) + other + line.substring(digit + 1));
    Files.createDirectories(to);
    Files.writeString(to.resolve("journal.jsonl"), String.join("\n", lines) + "\n");
  }

  @Test
  void aMatchWhoseThoughtsAreDroppedIsPlayedAgain() throws Exception {
    Path whole = root.resolve("whole");
    Path damaged = root.resolve("damaged");
    duel(whole).play();
    damage(whole, damaged);
    assertThatThrownBy(() -> duel(damaged).resume()).isInstanceOf(DamagedFileException.class);
    duel(damaged).dropDamaged().resume();
    assertThat(thoughts(damaged)).isEqualTo(thoughts(whole));
    assertThat(Files.readString(damaged.resolve("games.jsonl")))
        .isEqualTo(Files.readString(whole.resolve("games.jsonl")));
    duel(damaged).resume();
    assertThat(thoughts(damaged)).isEqualTo(thoughts(whole));
  }

  @Test
  void aMatchOfATournamentWhoseThoughtsAreDroppedIsPlayedAgain() throws Exception {
    Path whole = root.resolve("whole");
    Path damaged = root.resolve("damaged");
    tournament(whole).entrant(THINKER).play();
    damage(whole, damaged);
    tournament(damaged).entrant(THINKER).dropDamaged().resume();
    assertThat(thoughts(damaged)).isEqualTo(thoughts(whole));
    assertThat(Files.readString(damaged.resolve("games.jsonl")))
        .isEqualTo(Files.readString(whole.resolve("games.jsonl")));
  }

  @Test
  void aDuelKeepsThoughtsToo() throws Exception {
    duel(root).play();
    MatchThoughts first = first(root);
    assertThat(first.thoughts()).isNotEmpty();
    assertThat(first.thoughts()).allMatch(said -> said.seat() == 0);
    String once = thoughts(root);
    assertThat(once.lines()).hasSize(10);
    duel(root).resume();
    assertThat(thoughts(root)).isEqualTo(once);
    List<String> files;
    try (var all = Files.list(root)) {
      files = all.map(file -> file.getFileName().toString()).sorted().toList();
    }
    assertThat(files)
        .containsExactly("games.jsonl", "journal.jsonl", "journal.jsonl.lock", "thoughts.jsonl");
  }

  /** The thoughts of each record of a file; empty texts for records without. */
  private static List<String> read(Path file) throws IOException {
    List<String> thoughts = new ArrayList<>();
    try (RecordLines lines = RecordLines.of(file)) {
      assertThat(lines.thoughts().thoughts()).isEmpty();
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        thoughts.add(text(lines.thoughts()));
      }
    }
    return thoughts;
  }

  private static String text(MatchThoughts thoughts) {
    return thoughts.thoughts().isEmpty() ? "" : thoughts.json();
  }

  private static List<String> published(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("thoughts.jsonl")).stream()
        .map(line -> line.substring(line.indexOf("{\"format\""), line.length() - 1))
        .toList();
  }

  @Test
  void thoughtsAreReadWithTheirRecords() throws Exception {
    Path cup = root.resolve("cup");
    tournament(cup).entrant(THINKER).threads(4).play();
    tournament(cup).entrant(THINKER).ruling(Ruling.parse("annul 3.1.1")).resume();
    List<String> read = read(cup.resolve("games.jsonl"));
    assertThat(read).contains("");
    assertThat(read.stream().filter(json -> !json.isEmpty()).toList()).isEqualTo(published(cup));
    assertThat(read(cup.resolve("journal.jsonl"))).containsExactlyInAnyOrderElementsOf(read);

    try (TournamentArchive archive = TournamentArchive.open(cup)) {
      List<String> archived = new ArrayList<>();
      for (ArchivedRound round : archive.rounds()) {
        for (ArchivedMatch match : round.matches()) {
          if (match.counts()) {
            archived.add(text(archive.thoughts(match.id())));
          }
        }
      }
      assertThat(archived).isEqualTo(read);
    }

    Path duel = root.resolve("duel");
    duel(duel).play();
    try (DuelArchive archive = DuelArchive.open(duel)) {
      assertThat(text(archive.thoughts(archive.matches().get(3).id())))
          .isEqualTo(published(duel).get(3));
    }
    assertThat(read(duel.resolve("games.jsonl")))
        .isEqualTo(published(duel))
        .isEqualTo(read(duel.resolve("journal.jsonl")));
  }

  @Test
  void recordsWithoutAJournalOrWithoutAFileOfThoughtsHaveNone() throws Exception {
    duel(root).play();
    Path copy = root.resolve("copy.jsonl");
    Files.copy(root.resolve("games.jsonl"), copy);
    assertThat(read(copy)).containsOnly("");
    Files.delete(root.resolve("thoughts.jsonl"));
    assertThat(read(root.resolve("games.jsonl"))).containsOnly("");
  }
}
