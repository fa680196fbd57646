package org.rondo.othello.remote.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.bot.StalledException;
import org.rondo.remote.LineConnection;

/** An engine that answers by heart; to what it has not learnt it answers nothing at all. */
final class ScriptedGtpEngine implements LineConnection {
  private final Map<String, String> answers = new HashMap<>();

  /** The lines that it was told. */
  final List<String> heard = new ArrayList<>();

  /** What it has yet to say. */
  final Deque<String> lines = new ArrayDeque<>();

  ScriptedGtpEngine() {
    learn("list_commands", "= boardsize\nclear_board\nplay\ngenmove\nquit\n\n");
    learn("boardsize 8", "=\n\n");
    learn("clear_board", "=\n\n");
  }

  ScriptedGtpEngine learn(String command, String answer) {
    answers.put(command, answer);
    return this;
  }

  @Override
  public void send(String line) {
    heard.add(line);
    String answer = answers.getOrDefault(line, "");
    lines.addAll(Arrays.asList(answer.split("\n", -1)).subList(0, (int) answer.lines().count()));
  }

  @Override
  public String readLine() {
    if (lines.isEmpty()) {
      throw new StalledException("no answer came");
    }
    return lines.remove();
  }
}
