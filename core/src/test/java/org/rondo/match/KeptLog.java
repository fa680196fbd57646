package org.rondo.match;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Keeps what a logger is given during a test, and does not print it. */
public final class KeptLog implements BeforeEachCallback, AfterEachCallback {
  private final Logger logger;
  private final List<LogRecord> entries = new CopyOnWriteArrayList<>();

  public KeptLog(String logger) {
    this.logger = Logger.getLogger(logger);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    logger.setFilter(
        entry -> {
          entries.add(entry);
          return false;
        });
  }

  @Override
  public void afterEach(ExtensionContext context) {
    logger.setFilter(null);
  }

  public List<String> messages() {
    return entries.stream().map(LogRecord::getMessage).toList();
  }

  /** {@return the messages, each after its level and a blank} */
  public List<String> messagesWithLevels() {
    return entries.stream().map(entry -> entry.getLevel() + " " + entry.getMessage()).toList();
  }
}
