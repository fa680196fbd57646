package org.rondo.cli.remote;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.rondo.cli.console.MatchReporter;
import org.rondo.foosball.remote.FoosballHostListener;
import org.rondo.game.GameCatalog;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;

/** Prints a line for each event at a host, writes the records, and signals when the host ends. */
final class HostReporter implements FoosballHostListener {
  private final PrintWriter out;
  private final PrintWriter err;
  private final HostedRecords records;
  private final AtomicLong gamesLeft;
  private final BlockingQueue<Integer> exitCodes = new LinkedBlockingQueue<>();

  /** Whether a record could not be written. */
  private volatile boolean isRecordMissing;

  /** The number of matches of a host that does not end by itself. */
  static final long ENDLESS = Long.MAX_VALUE;

  /**
   * @param games the number of matches after which the host ends
   */
  HostReporter(PrintWriter out, PrintWriter err, HostedRecords records, long games) {
    this.out = out;
    this.err = err;
    this.records = records;
    this.gamesLeft = new AtomicLong(games);
  }

  /** Waits until the host must end, and returns the exit code of the command. */
  int awaitExitCode() throws InterruptedException {
    return exitCodes.take();
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }

  private void complain(String line) {
    err.println(line);
    err.flush();
  }

  private static String text(InetSocketAddress address) {
    return address.getAddress().getHostAddress() + ":" + address.getPort();
  }

  @Override
  public void listening(InetSocketAddress address) {
    say("listening on " + text(address));
  }

  @Override
  public void joined(String id, String client) {
    say(client + " joins game " + id);
  }

  @Override
  public void left(String id, String client) {
    say(client + " leaves game " + id + " before it has begun");
  }

  @Override
  public void refused(String client, String sentence) {
    say(client + " is refused: " + sentence);
  }

  @Override
  public void started(int number, String id, List<String> names) {
    say("game " + number + " begins: " + String.join(" and ", names));
  }

  @Override
  public void faulted(int number, String entrant, Fault fault) {
    say("game " + number + ", warning: " + entrant + ", " + fault);
  }

  @Override
  public void finished(int number, String id, MatchRecord record) {
    try {
      keep(number, record);
      String result = MatchReporter.result(record, GameCatalog.find(record.game()).console());
      say("game " + number + " is over: " + result);
    } finally {
      countGame();
    }
  }

  /** Writes a record. If that fails, prints the record, so that it is not lost. */
  private void keep(int number, MatchRecord record) {
    try {
      records.write(number, record);
    } catch (IOException e) {
      isRecordMissing = true;
      complain("the record of game " + number + " cannot be written: " + e + "; the record is:");
      complain(record.json());
    }
  }

  @Override
  public void abandoned(int number, String id, Throwable cause) {
    complain("game " + number + " is abandoned without a record: " + cause);
    countGame();
  }

  private void countGame() {
    if (gamesLeft.decrementAndGet() == 0) {
      exitCodes.add(isRecordMissing ? 1 : 0);
    }
  }

  @Override
  public void failed(Throwable cause) {
    complain("the host cannot receive clients any more: " + cause);
    exitCodes.add(1);
  }
}
