package org.rondo.laws;

import java.util.List;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A game of staked cards in which a test changes what is seen or resampled. */
abstract class VariedCards extends Variation<Table, Word> {
  static final Table START = new Table(List.of(2, 5), List.of(), false);
  static final Table STAKED = new Table(List.of(2, 5), List.of("stake 2"), false);
  static final Table FOLDED = new Table(List.of(2, 5), List.of("stake 2", "fold"), false);
  static final Seed SEED = Seed.of(1);

  VariedCards() {
    super(new StakedCard(6));
  }

  Table seen(Table seen, Table table, int seat) {
    return seen;
  }

  Table resampled(Table whole, Table seen, int seat) {
    return whole;
  }

  @Override
  public Table observation(Table table, int seat) {
    return seen(sound.observation(table, seat), table, seat);
  }

  @Override
  public Table resample(Table seen, int seat, Rng rng) {
    return resampled(sound.resample(seen, seat, rng), seen, seat);
  }
}
