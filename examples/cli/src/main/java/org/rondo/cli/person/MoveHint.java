package org.rondo.cli.person;

import java.util.List;
import java.util.stream.Stream;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Decision;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * The move that a bot of the game would play in the place of the person.
 *
 * @param bot the name of the bot
 * @param move the move
 */
record MoveHint<M extends Move>(String bot, M move) {
  /** The bots for hints. The first bot in this list that plays the game is asked. */
  private static final List<String> BOTS =
      List.of("sound", "minimax", "mcts", "maximin", "ismcts", "greedy", "random");

  static <S extends State, M extends Move> MoveHint<M> of(
      Decision<S, M> decision, MatchDialogue<S, M> dialogue) {
    String name = bot(decision.game());
    // The bot gets all turns, because it was not asked before.
    Decision<S, M> whole =
        new Decision<>(
            decision.game(),
            decision.state(),
            decision.seat(),
            decision.turn(),
            decision.moves(),
            dialogue.joints(),
            decision.rng());
    Bot<S, M> bot = BotCatalog.find(decision.game(), name).newBot();
    try {
      return new MoveHint<>(name, bot.choose(decision.timeLeft().map(whole::within).orElse(whole)));
    } finally {
      bot.close();
    }
  }

  private static String bot(Game<?, ?> game) {
    List<String> there = BotCatalog.list(game).stream().map(CatalogEntry::name).toList();
    return Stream.of(BOTS.toArray(new String[0]))
        .filter(there::contains)
        .findFirst()
        .orElse("random");
  }
}
