package org.rondo.gridsoccer.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;

/** Asks a team in a thread of its own by the judge's lines, and keeps the conversation. */
final class PipedTeam implements Bot<Pitch, SoccerMove> {
  private final Dialect dialect;
  private final List<String> conversation;
  private final PipedWriter questions = new PipedWriter();
  private final BufferedReader answers;
  private final CompletableFuture<Void> end;
  private int seat = -1;

  PipedTeam(Dialect dialect, GridSoccerTeam team, List<String> conversation) {
    this.dialect = dialect;
    this.conversation = conversation;
    try {
      PipedReader asked = new PipedReader(questions);
      PipedWriter told = new PipedWriter();
      answers = new BufferedReader(new PipedReader(told));
      end = CompletableFuture.runAsync(() -> run(team, asked, told));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(GridSoccerTeam team, PipedReader in, PipedWriter out) {
    try (out) {
      team.run(in, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void send(List<String> lines) {
    try {
      for (String line : lines) {
        conversation.add(Script.JUDGE + line);
        questions.write(line + "\n");
      }
      questions.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String answer() {
    try {
      String line = answers.readLine();
      conversation.add(Script.TEAM + line);
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    Supplier<String> lines = this::answer;
    if (!decision.state().hasFormations()) {
      seat = decision.seat();
      GridSoccer game = decision.game(GridSoccer.class);
      send(SoccerLines.configuration(dialect, game.options(), seat));
      return AnswerReader.formation(lines);
    }
    send(SoccerLines.state(dialect, decision.state(), seat));
    return AnswerReader.orders(lines);
  }

  @Override
  public void finished(Pitch state, Outcome outcome) {
    List<String> last = new ArrayList<>(List.of(SoccerLines.end(dialect, outcome, seat)));
    if (dialect == Dialect.ELIZONDO) {
      last.add("SALIR");
    }
    send(last);
    if (dialect == Dialect.ELIZONDO) {
      answer();
    }
  }

  @Override
  public void close() {
    try {
      questions.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    end.join();
  }
}
