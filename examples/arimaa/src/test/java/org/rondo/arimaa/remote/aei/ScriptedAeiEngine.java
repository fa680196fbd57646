package org.rondo.arimaa.remote.aei;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.remote.LineConnection;

/** An engine that answers by heart, and {@code isready} as it must. */
final class ScriptedAeiEngine implements LineConnection {
  private final Map<String, List<String>> answers = new HashMap<>();

  /** The lines that it was told. */
  final List<String> heard = new ArrayList<>();

  /** What it has yet to say. */
  final Deque<String> lines = new ArrayDeque<>();

  /** Whether it ends when it has nothing more to say. */
  boolean ends;

  ScriptedAeiEngine() {
    learn("aei", "protocol-version 1", "id name Scripted", "id author Rondo", "aeiok");
    learn("isready", "readyok");
  }

  ScriptedAeiEngine learn(String command, String... answer) {
    answers.put(command, List.of(answer));
    return this;
  }

  @Override
  public void send(String line) {
    heard.add(line);
    lines.addAll(answers.getOrDefault(line, List.of()));
  }

  @Override
  public String readLine() {
    if (lines.isEmpty()) {
      throw ends
          ? new DisconnectedException("the program ended")
          : new StalledException("no answer came");
    }
    return lines.remove();
  }
}
