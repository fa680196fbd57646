package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.format.Format;
import org.rondo.format.Points;
import org.rondo.game.CatalogEntry;
import org.rondo.input.SpecificationException;

class FormatCatalogTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "round-robin",
        "round-robin:games=2",
        "round-robin:games=5,points=match",
        "league-final",
        "league-final:games=3,final=1,extra=0,sudden-death=5,tie-breaks=0",
        "score-average:games=12",
        "score-average:variants='p=3 k=3/p=10 k=10'",
        "knockout",
        "knockout:full=64",
        "knockout:games=3",
        "knockout:full=64,games=5",
        "qualifier:benchmarks=6,games=10,streak=3,places=4",
        "floating-elimination",
        "floating-elimination:lives=2,last-rule=2015,replays=0",
        "championship",
        "championship:benchmarks=1,games=10,streak=3,places=4,lives=2,last-rule=2015,replays=7",
        "swiss:games=2",
        "swiss:rounds=5,games=1",
        "swiss:rounds=9,games=3",
        "swiss:fide",
        "swiss:fide,rounds=9,games=3",
        "gauntlet:games=100,tried=2"
      })
  void aFormatsTextIsReadBack(String text) {
    Format format = FormatCatalog.find(text, 2);
    assertThat(format.text()).isEqualTo(text);
    assertThat(FormatCatalog.find(format.text(), 2)).isEqualTo(format);
  }

  @Test
  void variantsAreSeparatedBySlashes() {
    assertThat(FormatCatalog.find("score-average:variants=3x3/10x10", 4))
        .isEqualTo(new ScoreAverage(4, 8, List.of("3x3", "10x10")));
  }

  @Test
  void aSwissHasTwoGamesByDefaultAndThatOfFideOne() {
    assertThat(FormatCatalog.find("swiss", 2)).isEqualTo(new Swiss(0, 2));
    assertThat(FormatCatalog.find("swiss:fide", 2)).isEqualTo(new FideSwiss(0, 1));
    assertThatThrownBy(() -> FormatCatalog.find("swiss:dutch", 2))
        .hasMessageContaining("after the colon come key=value pairs");
    assertThatThrownBy(() -> FormatCatalog.find("swiss:fide,round=3", 2))
        .hasMessageContaining("no option \"round\"");
  }

  @Test
  void unknownFormatsAreAnsweredWithWhatThereIs() {
    assertThatThrownBy(() -> FormatCatalog.find("ladder", 2))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "there is no format \"ladder\"; there are round-robin, league-final, score-average,"
                + " knockout, qualifier, floating-elimination, championship, swiss, swiss:fide,"
                + " gauntlet");
  }

  @Test
  void formatsForTwoAreRefusedForFour() {
    assertThatThrownBy(() -> FormatCatalog.find("knockout", 4))
        .hasMessage("knockout is not for games of 4 seats; for those there are score-average");
  }

  @ParameterizedTest
  @CsvSource({
    "round-robin:games=0, round-robin option games=0 is not in 1..1000000000",
    "swiss:rounds=1001, swiss option rounds=1001 is not in 0..1000",
    "round-robin:points=goals, round-robin option points=goals is not in game|match",
    "'knockout:lives=2', 'knockout has no option \"lives\"; it has full=0..1000000,"
        + " games=1..1000000000'",
    "knockout:games=0, knockout option games=0 is not in 1..1000000000"
  })
  void badOptionsAreRefused(String specification, String message) {
    assertThatThrownBy(() -> FormatCatalog.find(specification, 2)).hasMessage(message);
  }

  @Test
  void twoSeatsHaveARoundRobinAndMoreAScoreAverage() {
    assertThat(FormatCatalog.standard(2)).isEqualTo(new RoundRobin(10, Points.PER_MATCH));
    assertThat(FormatCatalog.standard(4)).isEqualTo(new ScoreAverage(4, 8, List.of()));
  }

  @Test
  void theListTellsNamesAndOptions() {
    assertThat(FormatCatalog.list())
        .extracting(CatalogEntry::name)
        .containsExactly(
            "round-robin",
            "league-final",
            "score-average",
            "knockout",
            "qualifier",
            "floating-elimination",
            "championship",
            "swiss",
            "swiss:fide",
            "gauntlet");
    assertThat(FormatCatalog.list().get(0).options())
        .extracting(Object::toString)
        .containsExactly("games=1..1000000000", "points=game|match");
  }
}
