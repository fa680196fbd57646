package org.rondo.arimaa.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.remote.aei.AeiProtocol;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.game.CatalogEntry;
import org.rondo.input.OptionException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;

/** Engines in processes of their own: scripts of a shell. */
class ArimaaProgramsTest {
  private static final int MAX_RUNS = 20;
  private static final Path SHELL = Path.of("/bin/sh");

  private final Arimaa arimaa = new Arimaa();

  @TempDir private Path folder;

  /** Returns an engine that answers to some messages as it is told, and keeps what it heard. */
  private Entrant<ArimaaPosition, ArimaaMove> script(String... cases) throws IOException {
    assumeTrue(Files.isExecutable(SHELL), () -> "skipped: there is no " + SHELL);
    String lines =
        """
        while read -r name rest; do
          echo "$name $rest" >> %s
          case "$name" in
            %s
            aei) printf 'protocol-version 1\\nid name Script\\naeiok\\n';;
            isready) printf 'readyok\\nlog a line that no question asked for\\n';;
            quit) exit 0;;
          esac
        done
        """
            .formatted(folder.resolve("heard"), String.join("\n    ", cases));
    Path file = Files.writeString(folder.resolve("engine.sh"), lines);
    return BotCatalog.find(arimaa, "aei:set='hash=7',command='" + SHELL + " " + file + "'");
  }

  private MatchRecord play(Entrant<ArimaaPosition, ArimaaMove> engine) {
    return Match.of(arimaa)
        .seat(engine)
        .seat("random", Bots.random())
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void theCatalogueHasEnginesButNoCompetitionPicksThem() {
    assertThat(BotCatalog.list(arimaa)).extracting(CatalogEntry::name).contains("aei");
    assertThat(BotCatalog.defaults(arimaa)).extracting(CatalogEntry::name).doesNotContain("aei");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(arimaa, "aei"))
        .withMessage("aei needs the option command; write aei:command='...'");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(arimaa, "aei:command=sh,set='hash'"))
        .withMessageContaining("'hash' is no option of an engine; write NAME=VALUE");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new AeiProtocol(Map.of("two words", "1")))
        .withMessageContaining("a name has no blanks");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go) echo bestmove Ra1;; | ILLEGAL_MOVE | Ra1 cannot be played",
        "go) echo bestmove pass;; | UNREADABLE_MOVE | 'pass' is no move: a move is placements",
        "go) echo well;; | UNREADABLE_MOVE | 'well' is no move: no line of an engine begins so",
        "go) echo 'log Error: out of ideas'; exit 3;; | DISCONNECT | the program ended with exit"
            + " status 3; before, the engine logged 'Error: out of ideas'",
        "aei) echo 'Welcome';; | DISCONNECT | the program was not ready to play Arimaa: the engine"
            + " must answer 'aei' with lines that begin with",
      })
  void whatAnEngineDoesWrongCostsItTheMatch(String branch, Fault.Kind kind, String detail)
      throws IOException {
    MatchRecord record = play(script(branch));
    assertThat(record.faults()).hasSize(1);
    Fault fault = record.faults().get(0);
    assertThat(fault.kind()).isEqualTo(kind);
    assertThat(fault.forfeits()).isTrue();
    assertThat(fault.detail()).startsWith(detail);
    assertThat(record.outcome().winner()).contains(1);
  }

  @Test
  void anEngineMayResignWithoutAFault() throws IOException {
    MatchRecord record = play(script("go) echo bestmove resign;;"));
    assertThat(record.faults()).isEmpty();
    assertThat(record.concessions())
        .containsExactly(new Concession(0, 0, Concession.Reason.RESIGNED, ""));
  }

  @Test
  void anEngineIsOpenedOnceAndPlaysSeveralMatches() throws Exception {
    List<String> heard = List.of();
    // On a busy machine an engine may be killed at its limit, before it writes the last line.
    for (int run = 0; run < MAX_RUNS && !heard.contains("quit "); run++) {
      Files.deleteIfExists(folder.resolve("heard"));
      Duel.of(arimaa)
          .first(script("go) echo bestmove resign;;"))
          .second("random", Bots::random)
          .matches(4)
          .openings(0)
          .listener(new DuelListener() {})
          .play();
      heard = Files.readAllLines(folder.resolve("heard"));
    }
    assertThat(heard).filteredOn(line -> line.startsWith("aei")).hasSize(1);
    assertThat(heard).filteredOn(line -> line.startsWith("newgame")).hasSizeGreaterThan(3);
    assertThat(heard).contains("setoption name hash value 7").endsWith("quit ");
  }
}
