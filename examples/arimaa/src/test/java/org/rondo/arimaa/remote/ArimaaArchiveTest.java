package org.rondo.arimaa.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.bot.ArimaaBots;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

class ArimaaArchiveTest {
  private static final String SETUPS =
      "1w Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n"
          + "1b ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8\n";

  private final Arimaa arimaa = new Arimaa();

  private static ArimaaTranscript only(String text) {
    List<ArimaaTranscript> matches = ArimaaArchive.read(text);
    assertThat(matches).hasSize(1);
    return matches.get(0);
  }

  private MatchRecord played(long seed) {
    return Match.of(arimaa)
        .seat("Ada", ArimaaBots.beginner())
        .seat("Bob and Eve", ArimaaBots.beginner())
        .opening(Opening.random(arimaa, 8, Seed.of(seed)))
        .seed(seed)
        .listener(new MatchListener<>() {})
        .play();
  }

  private static List<List<String>> turns(MatchRecord record) {
    return Stream.concat(record.opening().turns().stream(), record.turns().stream()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"lines", "table"})
  void matchesThatAreWrittenAndReadAreTheSame(String form) {
    List<MatchRecord> records = new ArrayList<>();
    for (long seed = 0; seed < 8; seed++) {
      records.add(played(seed));
    }
    String text =
        form.equals("lines") ? ArimaaArchive.lines(records) : ArimaaArchive.table(records);
    assertThat(ArimaaArchive.isArchive(text)).isTrue();
    List<ArimaaTranscript> read = ArimaaArchive.read(text);
    assertThat(read).isEqualTo(records.stream().map(ArimaaTranscript::of).toList());
    for (int i = 0; i < records.size(); i++) {
      MatchRecord again = read.get(i).record();
      assertThat(turns(again)).isEqualTo(turns(records.get(i)));
      assertThat(again.outcome()).isEqualTo(records.get(i).outcome());
      assertThat(again.entrants()).isEqualTo(records.get(i).entrants());
      assertThat(again.digest()).isEqualTo(records.get(i).digest());
    }
  }

  @Test
  void linesOfBothTimesAndTakebacksAreRead() {
    String text =
        SETUPS + "2w Ee2n\n2b ed7s\n3w takeback\n2b takeback\n2w Ee2n Ee3n\n2b ed7s\n3w\n";
    ArimaaTranscript match = only(text);
    assertThat(match.gold()).isEqualTo("gold");
    assertThat(match.lines()).hasSize(5).endsWith("2g Ee2n Ee3n", "2s ed7s", "3g");
    MatchRecord record = match.record();
    assertThat(record.halted()).isTrue();
    assertThat(record.turnCount()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    // the last line, the winner, the termination, the ending in the record
    "2w resigns, 1, r, RESIGNED",
    "2b resigns, 0, r, DISQUALIFIED",
    "2w timeout, 1, t, DISQUALIFIED",
    "2b forfeit, 0, f, DISQUALIFIED",
    "2w lost, 1, i, DISQUALIFIED"
  })
  void endingsAreKept(String last, int winner, String termination, Concession.Reason reason) {
    ArimaaTranscript match = only(SETUPS + last);
    MatchRecord record = match.record();
    assertThat(record.outcome().winner()).contains(winner);
    assertThat(record.concessions()).extracting(Concession::reason).containsExactly(reason);
    assertThat(record.faults()).isEmpty();
    assertThat(ArimaaTranscript.of(record)).isEqualTo(match);
    String table = ArimaaArchive.table(List.of(record));
    assertThat(table)
        .contains("\t" + (winner == 0 ? "w" : "b") + "\t" + termination + "\t2\t1g Ra1");
    assertThat(only(table)).isEqualTo(match);
  }

  @Test
  void aTableNamesTheLoserWhereItsLinesDoNot() {
    String row = SETUPS.strip().replace("\n", "\\n") + "\\n2w";
    String text = "id\tbusername\tresult\ttermination\tmovelist\n7\tEve\tw\tt\t" + row + "\n";
    ArimaaTranscript match = only(text);
    assertThat(match.silver()).isEqualTo("Eve");
    assertThat(match.ending()).isEqualTo("timeout");
    assertThat(match.loser()).isEqualTo(1);
    assertThat(only(text.replace("\tw\tt\t", "\tw\tg\t")).ending()).isEmpty();
  }

  @Test
  void faultsAreEndings() {
    for (Map.Entry<RuntimeException, String> end :
        Map.<RuntimeException, String>of(
                new StalledException("late"), "timeout", new DisconnectedException("gone"), "lost")
            .entrySet()) {
      MatchRecord record =
          Match.of(arimaa)
              .seat(
                  "gold",
                  decision -> {
                    throw end.getKey();
                  })
              .seat("silver", ArimaaBots.beginner())
              .opening(only(SETUPS).opening(10))
              .listener(new MatchListener<>() {})
              .play();
      assertThat(record.faults()).extracting(Fault::forfeits).containsExactly(true);
      assertThat(ArimaaTranscript.of(record).lines()).endsWith("2g " + end.getValue());
    }
  }

  @Test
  void severalMatchesAndTheirPlayersAreRead() {
    String text = "# gold: Ada\n# silver: Bob\n" + SETUPS + "\n\n# a comment\n" + SETUPS + "2w\n";
    assertThat(ArimaaArchive.read(text))
        .extracting(match -> match.gold() + " " + match.silver())
        .containsExactly("Ada Bob", "gold silver");
  }

  @Test
  void whatCannotBeReadIsNamed() {
    assertThat(ArimaaArchive.isArchive("f5d6c3\n")).isFalse();
    assertThat(ArimaaArchive.isArchive("")).isFalse();
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> ArimaaArchive.read(SETUPS + "\n1w\n1b Ra1\n"))
        .withMessageStartingWith("match 2: line 1, '1w', cannot be read");
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> ArimaaArchive.read("id\tmovelist\n1\t3g Ee2n\n"))
        .withMessageStartingWith("row 2: line 1, '3g Ee2n', cannot be read");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> only(SETUPS + "2w Ee2s\n").record())
        .withMessageContaining("Ee2s leads to e1, which is taken");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> only("1g").record())
        .withMessage("the match has no moves, so there is nothing to record");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArimaaTranscript("a", "b", List.of(), "abandoned", 0))
        .withMessageContaining("is none of resigns, lost, timeout and forfeit");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ArimaaTranscript("a", "b", List.of(), "", 1))
        .withMessageContaining("is not a seat that lost");
  }

  @Test
  void aMatchFromAPositionHasNoLines() {
    ArimaaPosition position = only(SETUPS).record().replay(arimaa).get(2);
    MatchRecord record =
        Match.of(arimaa)
            .seat("gold", ArimaaBots.beginner())
            .seat("silver", ArimaaBots.beginner())
            .opening(new Opening(position.text(), List.of()))
            .turnLimit(2)
            .play();
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> ArimaaTranscript.of(record))
        .withMessageContaining("the match begins at a position");
  }

  @Test
  void anArchiveIsAFileOfOpenings() {
    byte[] content = (SETUPS + "2w Ee2n\n").getBytes(StandardCharsets.UTF_8);
    ArimaaOpenings openings = new ArimaaOpenings();
    assertThat(openings.isOf(arimaa)).isTrue();
    assertThat(openings.file("games.txt", content, 2).orElseThrow())
        .extracting(opening -> opening.opening().get().turns().size())
        .containsExactly(2);
    assertThat(openings.file("games.txt", new byte[0], 2)).isEmpty();
  }
}
