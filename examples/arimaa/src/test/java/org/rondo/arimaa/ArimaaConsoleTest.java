package org.rondo.arimaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.arimaa.ArimaaResult.WinReason;
import org.rondo.game.GameCatalog;
import org.rondo.game.MoveSpace;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What a person at a terminal reads and writes, and the limits of options and results. */
class ArimaaConsoleTest {
  private final Arimaa arimaa = new Arimaa();

  private static ArimaaPosition position(String text) {
    return ArimaaPosition.parse(text);
  }

  @Test
  void theSidesAreGoldAndSilver() {
    assertThat(arimaa.console().side(0) + " " + arimaa.console().side(1)).isEqualTo("gold silver");
    assertThat(arimaa.console().symbols(0)).isEqualTo("EMHDCR");
    assertThat(arimaa.console().symbols(1)).isEqualTo("emhdcr");
    assertThat(arimaa.console().rules().lines()).allMatch(line -> line.length() <= 80);
  }

  @ParameterizedTest
  @CsvSource({
    "EE6, rr6, E7, rr6, gold loses a piece",
    "EEE5, rr6, E7, rr6, gold loses 2 pieces",
    "E7, rrr5, E7, r7, silver loses 2 pieces",
    "EEE5, rr6, E7, r7, 'gold loses 2 pieces, silver loses a piece'",
    "E7, rr6, E7, rr6, ''"
  })
  void thePiecesThatEachSideLosesAreNamed(
      String gold, String silver, String goldAfter, String silverAfter, String news) {
    assertThat(
            arimaa
                .console()
                .news(
                    position("5g 8/8/8/" + gold + "/" + silver + "/8/8/8 g - -"),
                    position("5s 8/8/8/" + goldAfter + "/" + silverAfter + "/8/8/8 g - -")))
        .isEqualTo(news);
  }

  @Test
  void aWordSetsUpTheUsualLineup() {
    ArimaaPosition start = arimaa.start();
    ArimaaMove gold = arimaa.console().entry(start, 0).enter(" Line-Up ").orElseThrow();
    assertThat(gold.text())
        .isEqualTo("Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2");
    ArimaaPosition next = arimaa.next(start, gold);
    ArimaaMove silver = arimaa.console().entry(next, 1).enter("lineup").orElseThrow();
    ArimaaPosition ready = arimaa.next(next, silver);
    assertThat(ready.board().text()).isEqualTo("rrrrrrrr/dhcemchd/8/8/8/8/DHCMECHD/RRRRRRRR");
    assertThat(arimaa.console().entry(start, 0).guide()).contains("lineup").contains("Ra1 Rb1");
    assertThat(arimaa.console().entry(next, 1).guide()).contains("ra8 rb8");
    assertThat(arimaa.console().entry(start, 0).enter(" Rb1 Ra1 "))
        .contains(arimaa.parse("Ra1 Rb1"));
    assertThatThrownBy(() -> arimaa.console().entry(ready, 0).enter("lineup"))
        .isInstanceOf(UnreadableMoveException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "gg, gold wins: a rabbit is on its goal row",
    "se, silver wins: the other side has lost all rabbits",
    "gm, gold wins: the other side has no legal turn",
    "ss, silver wins: it leads by pieces at the limit of turns"
  })
  void thePictureNamesTheWinnerAndTheReason(String result, String sentence) {
    assertThat(arimaa.show(position("5s 8/8/c7/8/8/5E2/8/8 g " + result + " -")))
        .startsWith("5s " + sentence + "\n +-")
        .contains("6| c . x . . x . . |")
        .contains("3| . . x . . E . . |");
  }

  @Test
  void aResultHasAWinnerAndAReason() {
    for (WinReason reason : WinReason.values()) {
      assertThat(WinReason.of(reason.code())).isEqualTo(reason);
    }
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> WinReason.of('x'))
        .withMessage("reason 'x' is none of g, e, m and s");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> new ArimaaResult(2, WinReason.GOAL));
  }

  @Test
  void theLimitOfTurnsIsInItsRange() {
    for (int turns : new int[] {2, 100_000}) {
      assertThat(GameCatalog.find("arimaa:turns=" + turns).id()).isEqualTo("arimaa:turns=" + turns);
      assertThat(new ArimaaOptions(turns).turns()).isEqualTo(turns);
    }
    for (int turns : new int[] {1, 100_001}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new ArimaaOptions(turns))
          .withMessage("turns=" + turns + " is not in 2..100000");
    }
    assertThat(GameCatalog.list())
        .filteredOn(entry -> entry.name().equals("arimaa"))
        .singleElement()
        .satisfies(
            entry ->
                assertThat(entry.summary()).isEqualTo("Arimaa, with turns of up to four steps"));
  }

  @Test
  void theElephantIsDrawnForEverySquareOfASetup() {
    MoveSpace<ArimaaMove> setups = arimaa.moves(arimaa.start(), 0);
    Rng rng = Seed.of(6).rng();
    Set<String> elephants = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      ArimaaMove setup = setups.sample(rng);
      assertThat(setups.objection(setup)).isEmpty();
      elephants.add(setup.text().replaceAll(".*E(..).*", "$1"));
    }
    assertThat(elephants).hasSize(16);
  }
}
