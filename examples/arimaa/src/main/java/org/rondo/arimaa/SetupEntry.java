package org.rondo.arimaa;

import java.util.Locale;
import java.util.Optional;
import org.rondo.game.MoveEntry;

/** Reads the set-up of a person: a usual one by a word, or all pieces with their squares. */
record SetupEntry(int seat) implements MoveEntry<ArimaaMove> {
  private static final String WORD = "lineup";

  /** The rabbits behind, the elephant and the camel in the middle. */
  private static final String GOLD =
      "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";

  private static final String SILVER =
      "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

  @Override
  public Optional<ArimaaMove> enter(String line) {
    String word = line.strip().toLowerCase(Locale.ROOT).replace("-", "");
    return Optional.of(ArimaaMove.parse(word.equals(WORD) ? lineup() : line.strip()));
  }

  private String lineup() {
    return seat == 0 ? GOLD : SILVER;
  }

  @Override
  public String guide() {
    return "write lineup for this usual set-up, or your own set-up in the same form:\n  "
        + lineup()
        + "\n";
  }
}
