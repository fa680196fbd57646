package org.rondo.match;

import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.random.Seed;

/** A match with an opening, chance, a bot that draws, a fault and a checkpoint. */
final class GoldenMatch {
  static final Dice DICE = ToyMatches.lenientDice(2, 16);

  /**
   * The record of the match, never to change again. A program that shares no code with this one
   * came to the same moves, dice and digest of the states. The digest of the line was computed by
   * {@code sha256sum}.
   */
  static final String JSON =
      """
      {"format":2,
      "game":"toy-dice:seats=2,rounds=16","seed":"7",
      "entrants":["the \\"first\\" \\\\ ⚽","random"],
      "opening":[["3","4"],["3","5"]],
      "turns":[["1","2"],["2","6"],["1","1"],["1","2"],["1","5"],["1","2"],["1","5"],["1",
      "1"],["1","2"],["1","6"],["1","4"],["1","6"],["1","1"],["1","4"]],
      "faults":[{"turn":3,"seat":0,"kind":"ILLEGAL_MOVE",
      "detail":"the bot returned no move but null","forfeits":false}],
      "outcome":{"ranks":[2,1],"scores":[40,53],"tournamentScores":[40,53]},
      "states":"de4423555cf72106f7e59d6d8749711c3efb13a7ebb0f481018f229d4fe6f937",
      "checkpoints":["89a57f2f"],
      "digest":"fb20801a15b0955a8eecdddaff6eacd4670f51a847258be9c1c0e3f69f73d7d8"}
      """
          .replace("\n", "");

  private GoldenMatch() {}

  /** The record in a line that was edited, with a digest that fits the line. */
  static MatchRecord edited(String line) {
    return MatchRecord.parse(resealed(line));
  }

  /** A line with other contents and the digest that fits them. */
  static String resealed(String line) {
    String before = line.substring(0, line.lastIndexOf(",\"digest\":"));
    LineDigest digest = new LineDigest();
    digest.add(before);
    return before + LineDigest.field(digest.hex());
  }

  static MatchRecord play() {
    Seed seed = Seed.of(7);
    Bot<Dice.Table, Dice.Guess> first = ToyMatches.first();
    return Match.of(DICE)
        .seat(
            "the \"first\" \\ ⚽", decision -> decision.turn() == 3 ? null : first.choose(decision))
        .seat("random", Bots.random())
        .seed(seed)
        .opening(Opening.random(DICE, 2, seed))
        .listener(new Transcript<>())
        .play();
  }
}
