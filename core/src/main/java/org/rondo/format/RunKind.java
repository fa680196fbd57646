package org.rondo.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rondo.store.LogView;

/** What a folder of results holds. */
public enum RunKind {
  /** A tournament. */
  TOURNAMENT(RunKind.JOURNAL, "{\"journal\":1,\"competition\":\"\"}"),

  /** A duel. */
  DUEL(RunKind.JOURNAL, "{\"duel\":1,\"game\":\"\"}"),

  /** A tuning. */
  TUNING(RunKind.EVALUATIONS, "{\"format\":1,\"note\":\"\"}");

  /** The name of the journal of a tournament or a duel in its folder. */
  public static final String JOURNAL = "journal.jsonl";

  /** The name of the log of a tuning in its folder. */
  public static final String EVALUATIONS = "evaluations.jsonl";

  /** The names of the files of which each folder of results has one. */
  public static final List<String> LOGS = List.of(JOURNAL, EVALUATIONS);

  private final String log;

  /** The beginning of a first line. */
  private final String head;

  RunKind(String log, String head) {
    this.log = log;
    this.head = head;
  }

  /**
   * {@return what a folder holds; empty if it holds no results}
   *
   * @throws IOException if its journal or log cannot be read
   */
  public static Optional<RunKind> of(Path folder) throws IOException {
    for (RunKind kind : values()) {
      if (kind.isIn(folder)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return whether a folder holds results of this kind}
   *
   * @throws IOException if its journal or log cannot be read
   */
  public boolean isIn(Path folder) throws IOException {
    return LogView.isOfKind(log(folder), head);
  }

  /** {@return the place of the journal or log in a folder} */
  public Path log(Path folder) {
    return folder.resolve(log);
  }

  /** {@return the kind in lower case, for instance {@code tournament}} */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
