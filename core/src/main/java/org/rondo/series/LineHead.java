package org.rondo.series;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.format.MatchId;
import org.rondo.store.AppendOnlyFile.Place;

/** The beginnings of the lines that hold a value of a match. The value and a brace follow. */
enum LineHead {
  RECORD("game", "record"),
  CLOCKS("clocks", "readings"),
  THOUGHTS("thoughts", "said");

  /** The journals of duels once had no number of replays. */
  static final Pattern PATTERN =
      Pattern.compile(
          "\\{\"(?:(game)|(clocks)|thoughts)\":\"([0-9.]{1,40})\",(?:\"replay\":([0-9]{1,9}),)?"
              + "\"(?:record|readings|said)\":");

  private final String kind;
  private final String value;

  LineHead(String kind, String value) {
    this.kind = kind;
    this.value = value;
  }

  String text(MatchKey key) {
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

  /**
   * {@return the line of a match}
   *
   * @param head has found the pattern at the beginning of the line
   * @param body the place of the line without its check value and its closing brace
   */
  static JournalLine.MatchLine line(Matcher head, Place body) {
    int replay = head.group(4) == null ? 0 : Integer.parseInt(head.group(4));
    MatchKey key = new MatchKey(MatchId.parse(head.group(3)), replay);
    Place value = new Place(body.from() + head.end(), body.length() - head.end());
    if (head.group(1) != null) {
      return new JournalLine.RecordLine(key, value);
    }
    return head.group(2) != null
        ? new JournalLine.ClocksLine(key, value)
        : new JournalLine.ThoughtsLine(key, value);
  }
}
