package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.CommandRun;
import org.rondo.othello.Othello;
import org.rondo.random.Seed;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestPlayer;

/** Clients play at a real server. */
@Timeout(600)
class PugJoinTest {
  private static final String TEAMS =
      """
      <TeamList><Teams>
        <Team Name="alpha" Secret="alpha-s3cret"/>
        <Team Name="beta" Secret="beta-s3cret"/>
      </Teams></TeamList>
      """;

  @TempDir private Path folder;

  private RondoServer server;

  @BeforeEach
  void start() throws IOException {
    Path teams = Files.writeString(folder.resolve("teams.xml"), TEAMS);
    Path data = folder.resolve("data");
    server = RondoServer.of(data).port(0).teams(teams).minimumTurn(Duration.ZERO).start();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** A position with few empty squares, which dark wins. */
  private static final List<String> LATE =
      List.of(
          "00000000",
          "01111110",
          "01011010",
          "01101010",
          "01010110",
          "01111110",
          "0*1111**",
          "***11***");

  /** Starts a game whenever two players are free. Alpha is dark in the first, beta in the next. */
  private final class Organiser implements ContestListener {
    private final List<List<String>> maps;
    private int started;

    Organiser(List<List<String>> maps) {
      this.maps = maps;
    }

    @Override
    public synchronized void playersChanged() {
      Contest contest = server.contest();
      List<Integer> free =
          contest.players().stream()
              .filter(player -> player.game() == 0)
              .sorted(Comparator.comparing(ContestPlayer::team))
              .map(ContestPlayer::id)
              .toList();
      if (free.size() == 2 && started < maps.size()) {
        int game = contest.createGame("organiser");
        contest.setMap(game, maps.get(started));
        contest.addPlayer(game, free.get(started));
        contest.addPlayer(game, free.get(1 - started));
        contest.start(game);
        contest.resume(game);
        started++;
      }
    }
  }

  private CommandRun join(String team, String bot, String secret, String... more)
      throws IOException {
    Path file = Files.writeString(folder.resolve(team + ".secret"), secret + "\n");
    Stream<String> arguments =
        Stream.of(
            "join",
            "pug",
            bot,
            "--server",
            server.url(),
            "--team",
            team,
            "--secret-file",
            file.toString(),
            "--seed",
            "1");
    return CommandRun.of(Stream.concat(arguments, Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void aBotAndAClientInPythonPlayTwoGames() throws Exception {
    server.contest().addListener(new Organiser(List.of(Contest.STANDARD_MAP, LATE)));
    Path output = folder.resolve("output.txt");
    Process python = python(output, "pug_2017.py", server.url(), "beta", "py", "2");
    try {
      CommandRun run = join("alpha", "sound", "alpha-s3cret", "--games", "2");
      assertThat(run.err()).isEmpty();
      assertThat(run.exitCode()).isZero();
      assertThat(run.out())
          .matches(
              "logged in as alpha \\(rondo\\), waiting for a game\n"
                  + "game 1 of 2: Won, Score: \\d+\n"
                  + "game 2 of 2: Lost, Score: \\d+\n");
      assertThat(python.waitFor()).isZero();
      assertThat(Files.readString(output))
          .matches(
              "logged in as beta \\(py\\), waiting for a game\\R"
                  + "game 1: Lost, Score: \\d+\\Rgame 2: Won, Score: \\d+\\R");
    } finally {
      python.destroyForcibly();
    }
    assertThat(server.contest().games()).hasSize(2);
    assertNoSecretIn(folder.resolve("data"));
  }

  private Process python(Path output, String client, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(PythonClient.command(client).split(" ")));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("RONDO_SECRET", "beta-s3cret");
    return builder.start();
  }

  @Test
  void aTeamLetsTwoProgramsOfItsOwnPlay() throws Exception {
    Path output = folder.resolve("practice.txt");
    List<Process> all = new ArrayList<>();
    try {
      for (String name : List.of("one", "two")) {
        Path told = folder.resolve(name + ".txt");
        all.add(python(told, "pug_2017.py", server.url(), "beta", name, "1"));
      }
      all.add(python(output, "pug_practice.py", server.url(), "beta", "one", "two"));
      for (Process process : all) {
        assertThat(process.waitFor()).as("%s", process.info()).isZero();
      }
    } finally {
      all.forEach(Process::destroyForcibly);
    }
    assertThat(Files.readString(output))
        .matches("game 1 has begun\\Rone: \\w+, Score: \\d+\\Rtwo: \\w+, Score: \\d+\\R");
    assertThat(server.contest().games()).isEmpty();
    assertThat(server.contest().players()).hasSize(2).allMatch(player -> player.game() == 0);
  }

  private static void assertNoSecretIn(Path data) throws IOException {
    try (Stream<Path> files = Files.walk(data)) {
      assertThat(files.filter(Files::isRegularFile))
          .isNotEmpty()
          .allSatisfy(
              file ->
                  assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                      .doesNotContain("s3cret"));
    }
  }

  @Test
  void twoBotsOfRondoPlay() throws Exception {
    server.contest().addListener(new Organiser(List.of(LATE)));
    CompletableFuture<CommandRun> other =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return join("beta", "beginner", "beta-s3cret", "--games", "1");
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    CommandRun sound = join("alpha", "sound", "alpha-s3cret", "--games", "1");
    assertThat(sound.out()).contains("\ngame 1 of 1: Won, Score: ");
    assertThat(other.get().out()).contains("\ngame 1 of 1: Lost, Score: ");
  }

  @Test
  void unknownTeamsAndWrongSecretsAreRefusedWithoutNamingASecret() throws Exception {
    CommandRun run = join("gamma", "sound", "gamma-s3cret");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("the server refused InitLogin: FAIL, ")
        .doesNotContain("s3cret");
    AtomicInteger pauses = new AtomicInteger();
    PugContestant contestant =
        new PugContestant(
            new PugSession(URI.create(server.url()), "alpha", "rondo", "wrong-s3cret"),
            BotCatalog.find(new Othello(), "sound"),
            Seed.of(1),
            new PrintWriter(new StringWriter()),
            (error, errors) -> pauses.incrementAndGet());
    assertThatThrownBy(() -> contestant.play(1))
        .isInstanceOf(PugSession.RefusedAnswerException.class)
        .hasMessageStartingWith("the server refused InitLogin: AUTH, ")
        .hasMessageEndingWith("check the team's name and secret with the organisers")
        .hasMessageNotContaining("s3cret");
    assertThat(pauses).hasValue(14);
  }

  @Test
  void anUnreachableServerIsReportedAndTriedAgainForAMinute() {
    String url = server.url();
    server.close();
    List<String> reported = new ArrayList<>();
    PugContestant contestant =
        new PugContestant(
            new PugSession(URI.create(url), "alpha", "rondo", "alpha-s3cret"),
            BotCatalog.find(new Othello(), "sound"),
            Seed.of(1),
            new PrintWriter(new StringWriter()),
            (error, errors) -> reported.add(errors + ": " + error.getMessage()));
    assertThatThrownBy(() -> contestant.play(1))
        .isInstanceOf(IOException.class)
        .hasMessage(url + " cannot be reached; check the URL");
    assertThat(reported).hasSize(59).startsWith("1: " + url + " cannot be reached; check the URL");
  }

  @Test
  void wrongOptionsAreRefused() throws Exception {
    assertThat(
            CommandRun.of("join", "pug", "sound", "--team", "alpha", "--server", "ftp://x").err())
        .contains("--server must be a URL such as http://127.0.0.1:8080");
    assertThat(join("alpha", "sound", "x", "--games", "0").err()).contains("games 0 is below 1");
    assertThat(join("alpha", "sound", "x", "--name", " a").err()).contains("1 to 30 characters");
    assertThat(join("alpha", "sound", "x", "--secret", "y").err()).contains("not both");
    Path none = folder.resolve("none");
    assertThat(
            CommandRun.of("join", "pug", "sound", "--team", "alpha", "--secret-file", "" + none)
                .err())
        .contains("there is no file " + none + " with the secret", "--secret-file must name");
    CommandRun without = CommandRun.of("join", "pug", "sound", "--team", "alpha");
    assertThat(without.err()).contains("the secret of team alpha is missing");
    assertThat(CommandRun.of("join").err()).startsWith("GAME and BOT are missing; write for");
    assertThat(CommandRun.of("join", "foosball").err()).startsWith("BOT is missing: the bot, with");
    assertThat(CommandRun.of("join", "foosball", "sound").err())
        .isEqualTo(
            "the value ID of --game is missing; write for example rondo join foosball sound --game"
                + " 1234; 'rondo join --help' shows the usage\n");
  }
}
