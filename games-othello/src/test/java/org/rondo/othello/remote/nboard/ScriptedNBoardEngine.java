package org.rondo.othello.remote.nboard;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.bot.StalledException;
import org.rondo.remote.LineConnection;

/** An engine that answers by heart, and {@code ping} as it must. */
final class ScriptedNBoardEngine implements LineConnection {
  private final Map<String, List<String>> answers = new HashMap<>();

  /** The lines that it was told. */
  final List<String> heard = new ArrayList<>();

  /** What it has yet to say. */
  final Deque<String> lines = new ArrayDeque<>();

  ScriptedNBoardEngine learn(String command, String... answer) {
    answers.put(command, List.of(answer));
    return this;
  }

  @Override
  public void send(String line) {
    heard.add(line);
    if (answers.containsKey(line)) {
      lines.addAll(answers.get(line));
    } else if (line.startsWith("ping ")) {
      lines.add(line.replace("ping", "pong"));
    }
  }

  @Override
  public String readLine() {
    if (lines.isEmpty()) {
      throw new StalledException("no answer came");
    }
    return lines.remove();
  }
}
