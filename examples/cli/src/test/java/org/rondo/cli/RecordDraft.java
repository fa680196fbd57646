package org.rondo.cli;

import java.util.List;
import java.util.function.Consumer;
import org.rondo.game.Outcome;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/** The components of a match record, to be changed: for records that no match leaves. */
public final class RecordDraft {
  public String game;
  public Seed seed;
  public List<String> entrants;
  public Opening opening;
  public List<List<String>> turns;
  public List<Fault> faults;
  public List<Concession> concessions;
  public boolean halted;
  public Outcome outcome;
  public String digest;
  public List<String> checkpoints;

  private RecordDraft(MatchRecord record) {
    game = record.game();
    seed = record.seed();
    entrants = record.entrants();
    opening = record.opening();
    turns = record.turns();
    faults = record.faults();
    concessions = record.concessions();
    halted = record.halted();
    outcome = record.outcome();
    digest = record.digest();
    checkpoints = record.checkpoints();
  }

  /** Returns a record with some components changed. */
  public static MatchRecord of(MatchRecord record, Consumer<RecordDraft> change) {
    RecordDraft draft = new RecordDraft(record);
    change.accept(draft);
    return new MatchRecord(
        draft.game,
        draft.seed,
        draft.entrants,
        draft.opening,
        draft.turns,
        draft.faults,
        draft.concessions,
        draft.halted,
        draft.outcome,
        draft.digest,
        draft.checkpoints);
  }
}
