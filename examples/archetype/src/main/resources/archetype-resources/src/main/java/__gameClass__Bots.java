package ${package};

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;

/** The bots for the game. The catalogue finds this class in {@code META-INF/services}. */
public final class ${gameClass}Bots implements BotFactory {

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof ${gameClass};
  }

  @Override
  public Set<String> defaults() {
    return Set.of("sound");
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "sound",
            "leaves heaps whose binary sum without carries is 0, and wins from every other position",
            (game, options) -> ${gameClass}Bots::sound));
  }

  /** {@return a new bot that plays perfectly, and a random move where every move loses} */
  public static Bot<${gameClass}.Heaps, ${gameClass}.Taking> sound() {
    return decision ->
        decision.moves().list().stream()
            .filter(taking -> sumAfter(decision.state(), taking) == 0)
            .findFirst()
            .orElseGet(() -> decision.moves().sample(decision.rng()));
  }

  private static int sumAfter(${gameClass}.Heaps position, ${gameClass}.Taking taking) {
    int sum = position.stones().stream().reduce(0, (left, right) -> left ^ right);
    int before = position.stones().get(taking.heap() - 1);
    return sum ^ before ^ (before - taking.stones());
  }
}
