package org.rondo.series;

/**
 * The texts that are kept of a match. A journal has a line for each, in this order: the value
 * follows the {@linkplain #head head}, and a brace ends the line.
 */
public enum MatchPart {
  /** The clock readings. */
  CLOCKS("clocks", "readings", "clocks.jsonl", "readings"),

  /** What the bots thought. */
  THOUGHTS("thoughts", "said", "thoughts.jsonl", "thoughts"),

  /** The record. */
  RECORD("game", "record", "games.jsonl", "");

  private final String kind;
  private final String value;
  private final String file;
  private final String published;

  MatchPart(String kind, String value, String file, String published) {
    this.kind = kind;
    this.value = value;
    this.file = file;
    this.published = published;
  }

  /** {@return the part with the name of the first field of its line} */
  static MatchPart of(String kind) {
    return switch (kind) {
      case "game" -> RECORD;
      case "clocks" -> CLOCKS;
      default -> THOUGHTS;
    };
  }

  /** {@return the name of the published file} */
  public String file() {
    return file;
  }

  /** {@return the name of the text in a line of the published file; empty if it is the line} */
  String published() {
    return published;
  }

  /** {@return the beginning of the line in a journal, up to the value} */
  String head(MatchKey key) {
    return "{\""
        + kind
        + "\":\""
        + key.match()
        + "\",\"replay\":"
        + key.replay()
        + ",\""
        + value
        + "\":";
  }
}
