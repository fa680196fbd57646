package org.rondo.tournament;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rondo.input.DamagedFileException;
import org.rondo.series.Journal;
import org.rondo.series.JournalLine;
import org.rondo.series.JournalLine.LessonLine;

/**
 * What the lines of a tournament's journal say apart from the matches: the rounds that have begun,
 * the rulings, and the lessons that have ended.
 */
final class TournamentLines implements Journal.Owner {
  private final RulingLog rulings = new RulingLog();

  /** The lessons that have ended and whose rounds no ruling has changed since then. */
  private final Set<LessonLine> lessons = new HashSet<>();

  private int lastRound;

  /** No match can restore a ruling or the beginning of a round. */
  @Override
  public boolean hasUniqueLines() {
    return true;
  }

  @Override
  public void read(JournalLine line) {
    if (line instanceof JournalLine.MatchLine match) {
      if (match.key().match().round() > lastRound) {
        throw new DamagedFileException(
            "journal", "its game " + match.key().match() + " is of a round that has not begun");
      }
    } else if (line instanceof JournalLine.RoundLine begun) {
      if (begun.number() != lastRound + 1) {
        throw new DamagedFileException(
            "journal", "its round " + begun.number() + " follows round " + lastRound);
      }
      lastRound = begun.number();
    } else if (line instanceof JournalLine.RulingLine ruled) {
      requireLastRound("ruling was taken after round ", ruled.after());
      rulings.add(new RulingLog.TakenRuling(Ruling.parseStored(ruled.ruling()), ruled.after()));
      lessons.removeIf(lesson -> lesson.round() == lastRound);
    } else if (line instanceof LessonLine learned) {
      requireLastRound("lesson is on round ", learned.round());
      lessons.add(learned);
    } else if (line instanceof JournalLine.TestLine) {
      throw new DamagedFileException(
          "journal", "the line has no place in the journal of a tournament");
    }
  }

  private void requireLastRound(String what, int round) {
    if (round != lastRound) {
      throw new DamagedFileException(
          "journal", "its " + what + round + ", but it follows round " + lastRound);
    }
  }

  /** {@return the line of a ruling that is taken now} */
  JournalLine.RulingLine ruled(Ruling ruling) {
    return new JournalLine.RulingLine(ruling.stored(), lastRound);
  }

  RulingLog rulings() {
    return rulings;
  }

  /** {@return the number of the last round that has begun, 0 before the first} */
  int lastRound() {
    return lastRound;
  }

  /** {@return whether a lesson has ended, and no ruling has changed its round since then} */
  boolean hasLesson(LessonLine lesson) {
    return lessons.contains(lesson);
  }

  /** Writes lines into a journal; they count from then on. */
  void write(List<? extends JournalLine> written, Journal journal) throws IOException {
    journal.append(written);
    written.forEach(this::read);
  }
}
