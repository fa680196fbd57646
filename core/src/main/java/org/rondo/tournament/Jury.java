package org.rondo.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.match.MatchRecord;

/** Checks a director's decisions and writes them into the journal. */
final class Jury {
  private final Setup<?, ?> setup;
  private final Archive archive;

  Jury(Setup<?, ?> setup, Archive archive) {
    this.setup = setup;
    this.archive = archive;
  }

  /** {@return who takes part in a round, by the decisions so far} */
  EntryList entries(int round) {
    return archive.rulings().entries(setup.registered(), round);
  }

  /**
   * Accepts a decision that is taken after the last round that has begun, and before the next one.
   *
   * @param next gives the next round as the format and earlier decisions have it
   * @throws IllegalArgumentException if the decision cannot be carried out; nothing is written then
   */
  void accept(Ruling ruling, Supplier<Optional<Round>> next) throws IOException {
    EntryList entries = entries(archive.lastRound() + 1);
    if (ruling instanceof Ruling.Annul annul) {
      requirePlayed(annul.game());
    } else if (ruling instanceof Ruling.Replay replay) {
      requireTurn(replay);
    } else if (ruling instanceof Ruling.Withdraw withdraw) {
      Rulings.number(withdraw.entrant(), entries);
    } else if (ruling instanceof Ruling.Substitute substitute) {
      Rulings.number(substitute.entrant(), entries);
      requireReserve(substitute.reserve(), entries);
    } else if (ruling instanceof Ruling.Pair pair) {
      requirePossible(pair, next.get(), entries);
    }
    archive.rule(ruling);
  }

  private Journal.Place requirePlayed(GameId game) throws IOException {
    if (game.round() != archive.lastRound()) {
      throw new IllegalArgumentException(
          "game "
              + game
              + " is not of round "
              + archive.lastRound()
              + ", the last that has begun; only its games can still be changed");
    }
    archive.rewind();
    int replays = archive.rulings().of(game).replays();
    return archive
        .find(new JournalText.Key(game, replays))
        .orElseThrow(() -> new IllegalArgumentException("game " + game + " has not been played"));
  }

  private void requireTurn(Ruling.Replay replay) throws IOException {
    MatchRecord record = MatchRecord.parse(archive.text(requirePlayed(replay.game())));
    int opened = record.opening().turns().size();
    if (replay.turn() < opened || replay.turn() > record.turnCount()) {
      throw new IllegalArgumentException(
          "game "
              + replay.game()
              + " cannot be replayed from turn "
              + replay.turn()
              + ": the turns after its opening are "
              + opened
              + ".."
              + record.turnCount());
    }
  }

  private void requireReserve(String reserve, EntryList entries) {
    if (!setup.reserveNames().contains(reserve) || entries.names().contains(reserve)) {
      throw new IllegalArgumentException(
          reserve
              + " is no reserve who could come; there are "
              + setup.reserveNames().stream()
                  .filter(name -> !entries.names().contains(name))
                  .toList());
    }
  }

  private void requirePossible(Ruling.Pair pair, Optional<Round> next, EntryList entries) {
    int number = archive.lastRound() + 1;
    if (pair.round() != number || next.isEmpty()) {
      throw new IllegalArgumentException(
          "round "
              + pair.round()
              + " cannot be paired by the director now: "
              + (next.isEmpty() ? "none follows" : "the next is round " + number));
    }
    Rulings.replace(new ArrayList<>(next.get().encounters()), pair, entries);
  }
}
