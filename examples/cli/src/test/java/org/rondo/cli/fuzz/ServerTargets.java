package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.cli.remote.PugInput;
import org.rondo.input.InputException;
import org.rondo.server.contest.ContestInput;
import org.rondo.server.contest.RefusedCallException;
import org.rondo.server.event.OrderInput;
import org.rondo.server.program.PlayInput;

/** What the web server of an event reads. */
final class ServerTargets {
  static final String TEAMS =
      "<TeamList><Teams><Team Name=\"ada\" Secret=\"x\"/><Team Name=\"ben\" Secret=\"y\"/>"
          + "<Team Name=\"boss\" Secret=\"p0wer-of-the-boss\" Role=\"Power\"/></Teams></TeamList>";

  private static final String DRAW =
      "{\"action\":\"draw\",\"teams\":[\"ada\",\"ben\"],\"seed\":\"7\",\"values\":\"\"}\n";

  /** A game of one move, as the server of the contest answers the calls of a client. */
  private static final String CONTEST_ANSWERS =
      String.join(
          "\n",
          "{\"Status\":\"OK\",\"Message\":\"\",\"Challenge\":\"abc\"}",
          "{\"Status\":\"OK\",\"SessionId\":7}",
          "{\"Status\":\"OK\",\"PlayerId\":3}",
          "{\"Status\":\"OK\",\"GameId\":1}",
          "{\"Status\":\"OK\",\"GameFinished\":false,\"TurnComplete\":true}",
          "{\"Status\":\"OK\",\"Index\":0,\"Turn\":1,\"YourTurn\":true,\"Map\":{\"Width\":8,\"Height\":8,"
              + "\"Rows\":[\"********\",\"********\",\"********\",\"***01***\",\"***10***\","
              + "\"********\",\"********\",\"********\"]},\"PlayerStates\":[{\"Position\":"
              + "{\"Row\":-1,\"Col\":-1}},{\"Position\":{\"Row\":-1,\"Col\":-1}}]}",
          "{\"Status\":\"OK\"}",
          "{\"Status\":\"OK\",\"GameFinished\":true,\"FinishCondition\":\"Draw\","
              + "\"FinishComment\":\"x\"}",
          "{\"Status\":\"OK\"}",
          "{\"Status\":\"AUTH\",\"Message\":\"no\"}");

  private ServerTargets() {}

  static List<FuzzTarget> all() {
    Supplier<OrderInput> orders = Suppliers.memoize(ServerTargets::orders);
    Supplier<WebRequests> web = Suppliers.memoize(() -> new WebRequests(FolderTargets.folder()));
    Supplier<PugInput> contest = Suppliers.memoize(PugInput::new);
    return List.of(
        ofText("contest call", ContestInput::call, contestCall()).or(ContestInput.refusal()),
        new FuzzTarget(
            "teams",
            ContestInput::teams,
            List.of(InputException.class, IOException.class),
            FuzzTarget.bytes(
                "<TeamList><Teams><Team Name=\"ada\" Secret=\"x\" Role=\"Normal\"/></Teams></TeamList>")),
        new FuzzTarget(
            "program call",
            PlayInput::call,
            List.of(InputException.class),
            FuzzTarget.bytes(
                "{\"team\":\"ada\",\"secret\":\"x\",\"number\":7,\"move\":\"d3\",\"score\":1.5}",
                "{\"number\":\"12\",\"resign\":true}",
                "{}")),
        ofText("program login", PlayInput::header, "Basic YWRhOng=", "basic YTpiOmM", "Bearer x"),
        ofText(
            "organiser login",
            OrderInput::login,
            "{\"team\":\"boss\",\"secret\":\"p0wer-of-the-boss\"}",
            "{\"secret\":\"a-token\"}"),
        // What an order throws becomes the answer of the server.
        ofText("organiser orders", text -> orders.get().orders(text), organiserOrders())
            .or(IllegalArgumentException.class)
            .or(IllegalStateException.class)
            .or(RefusedCallException.class)
            .or(IOException.class),
        new FuzzTarget("web request", input -> web.get().send(input), List.of(), webRequests()),
        ofText("contest answers", text -> contest.get().answers(text), CONTEST_ANSWERS)
            .or(IOException.class)
            .or(CommandFailedException.class));
  }

  private static String contestCall() {
    return "{\"Auth\":{\"TeamName\":\"ada\",\"ClientName\":\"bot\",\"SessionId\":1,"
        + "\"SequenceNumber\":2,\"AuthCode\":\"0f\"},\"PlayerId\":3,\"GameId\":4,\"RefTurn\":5,"
        + "\"Turn\":{\"Row\":2,\"Col\":4},\"Pass\":false,"
        + "\"MapData\":{\"Width\":8,\"Height\":8,\"Rows\":[\"--------\"]}}";
  }

  private static OrderInput orders() {
    Path folder = FolderTargets.folder();
    try {
      return new OrderInput(folder, Files.writeString(folder.resolve("teams.xml"), TEAMS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String[] organiserOrders() {
    return new String[] {
      DRAW,
      DRAW + "{\"action\":\"next\",\"round\":1}\n{\"action\":\"hold\",\"paused\":true}",
      DRAW + "{\"action\":\"rule\",\"ruling\":\"withdraw ada\"}",
      DRAW
          + "{\"action\":\"next\",\"round\":1}\n{\"action\":\"restart\",\"match\":\"1.1.1\",\"charged\":\"ada\"}",
      DRAW
          + "{\"action\":\"next\",\"round\":1}\n{\"action\":\"lose\",\"match\":\"1.1.1\",\"team\":\"ada\"}",
      DRAW + "{\"action\":\"give-up\"}\n" + DRAW,
      "{\"action\":\"draw\",\"teams\":[\"ada\",\"cyd\"],\"seed\":\"\",\"values\":\"ada=17\\nben=x\"}",
      "{\"action\":\"create\",\"dark\":1,\"light\":\"2\"}",
      "{\"action\":\"drop\",\"game\":1,\"player\":2}",
      "{\"action\":\"start\",\"game\":1}",
      "{\"action\":\"rights\",\"may\":false}",
      "{\"action\":\"flush\"}",
      "{\"action\":\"next\",\"round\":1}",
      "{\"action\":\"try-again\"}"
    };
  }

  private static List<byte[]> webRequests() {
    String json = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ";
    return List.of(
            "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: rondo-organiser=0\r\n\r\n",
            "GET /live/events?from=7 HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: 3\r\n\r\n",
            "GET /live/assets/live.css HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"0\"\r\n\r\n",
            "GET /live/assets/games/othello.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /live/c/1/games/1.1.1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /organiser/state HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST /organiser/login HTTP/1.1\r\n" + json + "14\r\n\r\n{\"secret\":\"x\"}",
            "POST /organiser/do HTTP/1.1\r\nOrigin: http://localhost\r\nSec-Fetch-Site: same-origin\r\n"
                + json
                + "18\r\n\r\n{\"action\":\"flush\"}",
            "POST /organiser/logout HTTP/1.1\r\n" + json + "2\r\n\r\n{}",
            "POST /ClientService.svc/json/InitLogin HTTP/1.1\r\n"
                + json
                + "31\r\n\r\n{\"Auth\":{\"TeamName\":\"ada\"},\"a\":1}",
            "POST /AdminService.svc/json/GetGames HTTP/1.1\r\nX-Forwarded-For: 1.2.3.4\r\n"
                + "Transfer-Encoding: chunked\r\nHost: localhost\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
        .stream()
        .map(request -> request.getBytes(StandardCharsets.ISO_8859_1))
        .toList();
  }
}
