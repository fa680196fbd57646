package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.bot.Peeker;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What programs learn of a game that hides something. */
class HiddenProgramsTest {
  private static final String PLAYER =
      Scripts.GREET
          + "while read q; do case $q in"
          + " *over*) ;;"
          + " *waiting*) echo wait;;"
          + " *'said []'*) echo 'stake 2';;"
          + " *) echo fold;; esac; done";

  /** The game with cards that are known to the test. */
  private static final class Dealt extends StakedCard {
    private final List<Integer> cards;

    Dealt(int... cards) {
      super(6);
      this.cards = List.of(cards[0], cards[1]);
    }

    @Override
    public Table start(Rng rng) {
      return new Table(cards, List.of(), false);
    }
  }

  private static Transcript noted(List<String> lines) {
    return new Transcript() {
      @Override
      public void sent(String line) {
        lines.add(line);
      }

      @Override
      public void received(String line) {}
    };
  }

  /** Everything that a program reads in a match, line by line. */
  private static List<String> readBy(int seat, StakedCard game, Opening opening) {
    List<String> lines = new ArrayList<>();
    Entrant<Table, Word> program =
        new Entrant<>(
            "program", Scripts.bots(game, Scripts.program(PLAYER).withTranscript(noted(lines))));
    Entrant<Table, Word> other =
        new Entrant<>("other", () -> decision -> decision.moves().list().get(0));
    MatchRecord record =
        Match.of(game)
            .seat(seat == 0 ? program : other)
            .seat(seat == 0 ? other : program)
            .opening(opening)
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    return lines;
  }

  @Property(tries = 15)
  void aProgramReadsNoByteThatDependsOnWhatIsHidden(
      @ForAll @IntRange(max = 1) int seat,
      @ForAll("shuffledCards") List<Integer> cards,
      @ForAll boolean isOpened) {
    int own = cards.get(0);
    int one = cards.get(1);
    int other = cards.get(2);
    // An odd card of seat 0 waits after the stake of an opening, which the script does not foresee.
    Opening opening =
        isOpened && seat == 1 ? new Opening(List.of(List.of("stake 3"))) : Opening.none();
    List<String> lines = readBy(seat, dealt(seat, own, one), opening);
    assertThat(lines)
        .hasSizeGreaterThan(2)
        .isEqualTo(readBy(seat, dealt(seat, own, other), opening));
  }

  @Provide
  Arbitrary<List<Integer>> shuffledCards() {
    return Arbitraries.shuffle(1, 2, 3, 4, 5, 6);
  }

  private static StakedCard dealt(int seat, int own, int other) {
    return seat == 0 ? new Dealt(own, other) : new Dealt(other, own);
  }

  @Test
  @Timeout(600)
  void aProgramReceivesTheObservationAndNoMoves() {
    assertThat(readBy(1, new Dealt(3, 5), Opening.none()))
        .map(line -> line.replaceAll("\"random\":\\d+", "\"random\":N"))
        .containsExactly(
            "{\"rondo\":1,\"game\":\"toy-card:deck=6\"}",
            "{\"game\":\"toy-card:deck=6\",\"seat\":1,\"turn\":0,"
                + "\"state\":\"cards ? 5, said [stake 1]\",\"played\":[],\"random\":N}",
            "{\"over\":true,\"state\":\"cards ? 5, said [stake 1, fold]\",\"ranks\":[1,2],"
                + "\"scores\":[1.0,-1.0],\"tournamentScores\":[1.0,-1.0]}");
  }

  @Test
  @Timeout(600)
  void aBotInItsOwnVirtualMachineReceivesTheObservation() throws IOException {
    List<String> lines = readBy(1, new Dealt(3, 5), Opening.none());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    String input = String.join("\n", lines) + "\n";
    new BotProgram(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out)
        .serve("toy-peeker");
    assertThat(bytes.toString(StandardCharsets.UTF_8)).containsSubsequence("ready", "fold");
  }

  @Test
  @Timeout(600)
  void aPeekingBotInAVirtualMachineOfItsOwnFindsNothing() {
    StakedCard game = new StakedCard(6);
    Match<Table, Word> match =
        Match.of(game)
            .seat("staker", decision -> decision.moves().list().get(0))
            .seat(BotCatalog.find(game, "isolated:bot=toy-peeker"));
    MatchRecord record = match.listener(new MatchListener<>() {}).play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.turns()).last().isEqualTo(List.of("fold"));
  }

  @Test
  @Timeout(600)
  void aPeekingBotAtAJudgeFindsNothing() throws IOException {
    Peeker peeker = new Peeker();
    StakedCard game = new StakedCard(6);
    try (TeamBot<Table, Word> team = new TeamBot<>(peeker, game, 0, Seed.of(1).rng())) {
      team.choose(game.start(Seed.of(2).rng()), 0);
    }
    assertThat(peeker.asked).isEqualTo(1);
    assertThat(peeker.found).isEmpty();
  }

  @Test
  @Timeout(600)
  void theCheckOfAProgramTellsItNothing() {
    List<String> lines = new ArrayList<>();
    StakedCard game = new StakedCard(6);
    String script = PLAYER.replace("case $q in", "case $q in *rondo*) echo ready;;");
    Program program = Scripts.program(script).withTranscript(noted(lines));
    ProgramReport report =
        ProgramCheck.of(game, new Entrant<>("program", Scripts.bots(game, program))).run();
    assertThat(report.isFine()).as(report.toString()).isTrue();
    assertThat(lines)
        .hasSizeGreaterThan(10)
        .noneMatch(line -> line.matches(".*cards \\d \\d.*") && !line.contains("call"));
  }
}
