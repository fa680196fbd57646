package org.rondo.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.RondoCommand;

/** The command {@code serve}. */
class ServeCommandTest {
  @TempDir private Path folder;

  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    StringWriter out = new StringWriter();
    int exitCode = RondoCommand.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
    assertThat(out.toString()).isEmpty();
    return exitCode;
  }

  @Test
  void theCommandSaysItsAddressAndAnswersThere() throws Exception {
    Path teams = Files.writeString(folder.resolve("teams.xml"), "<TeamList><Teams>");
    PipedReader said = new PipedReader();
    PrintWriter out = new PrintWriter(new PipedWriter(said), true);
    Thread command =
        new Thread(
            () ->
                RondoCommand.run(
                    out,
                    new PrintWriter(err, true),
                    "serve",
                    "--port=0",
                    "--data=" + folder,
                    "--minimum-turn=0"));
    command.start();
    BufferedReader lines = new BufferedReader(said);
    String line = lines.readLine();
    assertThat(line).matches("listening on http://127\\.0\\.0\\.1:\\d+/");
    String url = line.substring("listening on ".length());
    assertThat(List.of(lines.readLine(), lines.readLine(), lines.readLine()))
        .containsExactly(
            "organisers open " + url + "organiser",
            "spectators open " + url + "live",
            "programs call " + url + "ClientService.svc/json/");
    assertThat(err.toString())
        .startsWith("the teams in " + teams + " cannot be read: line 1 ")
        .contains("the organisers' pages are closed: there is no token and no team with the role")
        .doesNotContain("no player can log in");
    HttpRequest request = HttpRequest.newBuilder(URI.create(line.substring(13))).build();
    assertThat(
            HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .statusCode())
        .isEqualTo(200);
    command.interrupt();
    command.join();
  }

  @Test
  void aServerWithoutTeamsSaysThatNoPlayerCanLogIn() throws Exception {
    PipedReader said = new PipedReader();
    PrintWriter out = new PrintWriter(new PipedWriter(said), true);
    PrintWriter complaints = new PrintWriter(err, true);
    Thread command =
        new Thread(
            () -> RondoCommand.run(out, complaints, "serve", "--port=0", "--data=" + folder));
    command.start();
    assertThat(new BufferedReader(said).readLine()).startsWith("listening on ");
    assertThat(err.toString())
        .startsWith(
            "no player can log in yet: there is no file " + folder.resolve("teams.xml") + " with");
    command.interrupt();
    command.join();
  }

  @Test
  void aPublicAddressNeedsAToken() {
    assertThat(run("serve", "--port=0", "--address=0.0.0.0", "--data=" + folder)).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "address 0.0.0.0 can be reached from other machines: give the organisers a token, or"
                + " listen on 127.0.0.1\n");
  }

  @Test
  void dataFolderThatCannotBeCreatedIsNamedWithTheReason() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(run("serve", "--port=0", "--data=" + file)).isEqualTo(1);
    assertThat(err.toString())
        .endsWith("cannot create the folder " + file + ": " + file + " is a file\n");
  }

  @Test
  void anEventNeedsAGameOfTwoSeatsAndItsOptionsAnEvent() {
    String data = "--data=" + folder;
    assertThat(run("serve", data, "--games=2")).isEqualTo(2);
    assertThat(err.toString())
        .contains("--format, --games, --time, --lag and --openings belong to a tournament");
    assertThat(run("serve", data, "--event=parallel-football")).isEqualTo(2);
    assertThat(err.toString()).contains("has 4 seats, and an event plays games of 2 seats");
    assertThat(run("serve", data, "--event=gird-soccer")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no game or competition \"gird-soccer\"");
    assertThat(run("serve", data, "--event=othello", "--format=knockout:lives=0")).isEqualTo(2);
    assertThat(run("serve", data, "--event=othello", "--games=0")).isEqualTo(2);
    assertThat(run("serve", data, "--event=pug-2017", "--games=2")).isEqualTo(2);
    assertThat(run("serve", data, "--event=othello", "--minimum-turn=1s")).isEqualTo(2);
    assertThat(err.toString()).contains("--minimum-turn belongs to the contest of 2017");
    assertThat(run("serve", data, "--event=othello", "--time=move:1s", "--silence=1s"))
        .isEqualTo(2);
    assertThat(err.toString())
        .contains("--silence is for an event without a clock, and this one has move:1s");
  }

  @Test
  void badSettingsAreRefused() throws Exception {
    Path token = Files.writeString(folder.resolve("token"), "short\n");
    assertThat(run("serve", "--port=70000", "--data=" + folder)).isEqualTo(2);
    assertThat(run("serve", "--per-address=0", "--data=" + folder)).isEqualTo(2);
    assertThat(run("serve", "--proxy=proxy.example", "--data=" + folder)).isEqualTo(2);
    assertThat(err.toString())
        .contains("connections of an address 0 are below 1")
        .contains("'proxy.example' is not an address; write that of the proxy in digits");
    assertThat(run("serve", "--minimum-turn=soon", "--data=" + folder)).isEqualTo(2);
    assertThat(run("serve", "--teams=" + folder.resolve("none"), "--data=" + folder)).isEqualTo(2);
    assertThat(run("serve", "--token-file=" + token, "--data=" + folder)).isEqualTo(2);
    Path none = folder.resolve("no-token");
    assertThat(run("serve", "--token-file=" + none, "--data=" + folder)).isEqualTo(2);
    assertThat(err.toString())
        .contains("there is no file " + none + " with the token", "--token-file must name a file")
        .contains("port 70000", "soon", "none with the teams", "token has 5 characters")
        .doesNotContain("short");
  }
}
