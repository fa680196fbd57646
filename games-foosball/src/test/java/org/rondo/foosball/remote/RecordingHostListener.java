package org.rondo.foosball.remote;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/** Writes down what happens at a host. */
final class RecordingHostListener implements FoosballHostListener {
  private final Map<String, MatchRecord> records = new ConcurrentHashMap<>();
  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
  final Queue<String> sentences = new ConcurrentLinkedQueue<>();
  final Queue<Fault> faults = new ConcurrentLinkedQueue<>();

  @Override
  public void joined(String id, String client) {
    events.add("joined " + id);
  }

  @Override
  public void left(String id, String client) {
    events.add("left " + id);
  }

  @Override
  public void refused(String client, String sentence) {
    sentences.add(sentence);
    events.add("refused");
  }

  @Override
  public void started(int number, String id, List<String> names) {
    events.add("started " + id);
  }

  @Override
  public void faulted(int number, String entrant, Fault fault) {
    faults.add(fault);
  }

  @Override
  public void finished(int number, String id, MatchRecord record) {
    records.put(id, record);
    events.add("finished " + id);
  }

  /** Waits for an event; those before it are forgotten. */
  void await(String event) throws InterruptedException {
    awaitAny(event);
  }

  /** Waits for one of several events. */
  void awaitAny(String... choice) throws InterruptedException {
    List<String> awaited = List.of(choice);
    String next;
    do {
      next = events.poll(5, TimeUnit.MINUTES);
      if (next == null) {
        throw new AssertionError("nothing was heard of: " + awaited);
      }
    } while (!awaited.contains(next));
  }

  /** {@return the record of a game, which is waited for} */
  MatchRecord record(String id) throws InterruptedException {
    while (!records.containsKey(id)) {
      String next = events.poll(5, TimeUnit.MINUTES);
      if (next == null) {
        throw new AssertionError("game " + id + " has not finished");
      }
    }
    return records.get(id);
  }

  int recordCount() {
    return records.size();
  }
}
