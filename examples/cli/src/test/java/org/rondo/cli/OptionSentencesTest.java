package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.BotCatalog;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.CatalogEntry;
import org.rondo.game.GameCatalog;
import org.rondo.tournament.CompetitionCatalog;
import org.rondo.tuning.MethodCatalog;

/** Every option of every game, bot, competition, format and method is explained by a sentence. */
class OptionSentencesTest {

  private static Stream<CatalogEntry> entries() {
    List<CatalogEntry> games = GameCatalog.list();
    return Stream.of(
            games.stream(),
            CompetitionCatalog.list().stream(),
            FormatCatalog.list().stream(),
            MethodCatalog.list().stream(),
            games.stream().flatMap(game -> BotCatalog.list(GameCatalog.find(game.name())).stream()))
        .flatMap(entries -> entries);
  }

  @Test
  void everyOptionHasASentence() {
    assertThat(entries())
        .allSatisfy(
            entry ->
                assertThat(entry.options())
                    .allSatisfy(
                        option ->
                            assertThat(option.description())
                                .as("option %s of %s", option.name(), entry.name())
                                .hasValueSatisfying(
                                    sentence -> assertThat(sentence).matches("[A-Z].+ .+\\."))));
  }
}
