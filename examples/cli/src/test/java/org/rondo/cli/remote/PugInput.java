package org.rondo.cli.remote;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.rondo.bot.BotCatalog;
import org.rondo.othello.Othello;
import org.rondo.random.Seed;

/** What a server of the 2017 contest answers to a contestant, for tests of other packages. */
public final class PugInput {
  private static final int OK = 200;

  /** The contestant has read all answers. */
  private static final int OVER = 503;

  private final PugSession session;

  /** The answers that have not been given yet. */
  private volatile Iterator<String> answers = List.<String>of().iterator();

  /** Starts a server, which is not stopped. */
  public PugInput() {
    // Each answer would wait for an acknowledgement otherwise.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/", this::answer);
      server.start();
      session =
          new PugSession(
              URI.create("http://127.0.0.1:" + server.getAddress().getPort()), "ada", "bot", "x");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange call) throws IOException {
    call.getRequestBody().readAllBytes();
    Iterator<String> left = answers;
    byte[] answer = (left.hasNext() ? left.next() : "").getBytes(StandardCharsets.UTF_8);
    call.sendResponseHeaders(
        answer.length == 0 ? OVER : OK, answer.length == 0 ? -1 : answer.length);
    if (answer.length > 0) {
      call.getResponseBody().write(answer);
    }
    call.close();
  }

  /** Plays a game with the answers on some lines, up to the first error. */
  public void answers(String lines) throws IOException, InterruptedException {
    answers = lines.lines().iterator();
    PrintWriter out = new PrintWriter(new StringWriter());
    PugContestant contestant =
        new PugContestant(
            session, BotCatalog.find(new Othello(), "random"), Seed.of(1), out, PugInput::stop);
    try {
      contestant.play(1);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void stop(IOException error, int errors) {
    throw new UncheckedIOException(error);
  }
}
