package org.rondo.laws;

import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.random.Rng;

/** A game of staked cards in which a test changes what is seen or resampled. */
abstract class VariedCards extends Variation<Table, Word> {
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
