package org.rondo.verify;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rondo.match.RecordingFormat;
import org.rondo.match.RecordingFormat.VerificationReport;

/**
 * Verifies Rondo's server for the 2017 contest with recordings of the original. Each line is a call
 * with its answer, or a note; the lines of one scenario follow each other.
 *
 * <p>For each scenario a server is started on a free port, with the recorded teams and minimum
 * turn. Every call is made over HTTP, with ids, sessions, challenges and codes of the replay in
 * place of the recorded ones. Calls that were forged, stale or replayed are so again. Calls that
 * overlapped overlap again. The time is the server's own: an hour of waiting takes no time.
 *
 * <p>{@link PugAnswers} compares the answers. {@link PugDeviations} lists where Rondo's server
 * deviates on purpose.
 */
public final class PugVerifier implements RecordingFormat {
  /** The number of scenarios that are replayed at the same time. */
  private static final int THREADS = 4;

  /** The maximum number of differences that a sentence names. */
  private static final int SHOWN = 5;

  /** Creates the format. */
  public PugVerifier() {}

  @Override
  public String name() {
    return "pug-2017";
  }

  @Override
  public String description() {
    return "calls of the server of the 2017 contest: the answers of the server here";
  }

  @Override
  public VerificationReport verify(Path file) throws IOException {
    List<PugScenario> scenarios = PugScenario.read(file);
    HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<VerificationReport>> reports = new ArrayList<>();
      for (PugScenario scenario : scenarios) {
        reports.add(threads.submit(() -> replay(scenario, http)));
      }
      VerificationReport total = VerificationReport.empty();
      for (Future<VerificationReport> report : reports) {
        total = total.plus(report.get());
      }
      return total;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the verification was interrupted", e);
    } finally {
      threads.shutdownNow();
    }
  }

  private static VerificationReport replay(PugScenario scenario, HttpClient http)
      throws IOException, InterruptedException {
    List<String> mismatches;
    try (PugServer server = new PugServer(http, scenario.turnMillis())) {
      mismatches = PugReplay.mismatches(scenario, server);
    }
    if (mismatches.size() <= SHOWN) {
      return VerificationReport.ofOne(scenario.name(), mismatches);
    }
    List<String> shown = new ArrayList<>(mismatches.subList(0, SHOWN));
    shown.add("and " + (mismatches.size() - SHOWN) + " more");
    return VerificationReport.ofOne(scenario.name(), shown);
  }
}
