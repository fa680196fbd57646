package org.rondo.cli.tuning;

import java.util.List;
import java.util.stream.Stream;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.duel.Measure;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.report.TuningNote;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.ParameterSpace;

/**
 * The bot that is tuned, and the matches in which it is measured.
 *
 * @param bot the bot, without the options that are tuned
 * @param space the options that are tuned
 * @param measure what the duel of the best setting and the defaults compares
 * @param fitness the name of the fitness
 * @param openings the openings, as chosen
 * @param dealt the openings, in the order in which they are played
 */
record TunedGame<S extends State, M extends Move>(
    Game<S, M> rules,
    String bot,
    ParameterSpace space,
    Measure measure,
    String fitness,
    Fitness value,
    Openings openings,
    Openings dealt) {

  /** {@return the objective against a panel} */
  GameObjective<S, M> objective(List<String> panel) {
    GameObjective<S, M> objective = GameObjective.of(rules, bot).fitness(value).openings(dealt);
    for (String opponent : panel) {
      objective = objective.against(BotCatalog.find(rules, opponent));
    }
    return objective;
  }

  /**
   * {@return the arguments that must be the same when a tuning is resumed, except those that the
   * log checks itself}
   */
  TuningNote note(List<String> panel) {
    String turns =
        openings instanceof Openings.Random random && Openings.standardTurns(rules) > 0
            ? Integer.toString(random.turns())
            : openings.text();
    return new TuningNote(rules.id(), fitness, turns, bot, panel);
  }

  /** {@return whether the bot or an opponent is a program outside this virtual machine} */
  boolean hasPrograms(List<String> panel) {
    return Stream.concat(Stream.of(bot), panel.stream())
        .anyMatch(player -> BotCatalog.find(rules, player).isOutside());
  }

  /** {@return whether the bot or an opponent thinks for a length of time} */
  boolean goesByTime(List<String> panel) {
    return space.parameters().stream().anyMatch(parameter -> parameter.name().equals("ms"))
        || Stream.concat(Stream.of(bot), panel.stream())
            .anyMatch(player -> EntrantSpec.of(player).goesByTime());
  }
}
