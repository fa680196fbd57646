package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.cli.CommandRun;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.foosball.remote.FoosballHost;
import org.rondo.foosball.remote.FoosballHostListener;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.server.RondoServer;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestListener;
import org.rondo.server.contest.ContestPlayer;

/** The sample clients in Java, C++ and JavaScript play whole games without a fault. */
@Timeout(600)
class ClientsInOtherLanguagesTest {
  private static final String TEAMS =
      """
      <TeamList><Teams>
        <Team Name="alpha" Secret="alpha-s3cret"/>
        <Team Name="beta" Secret="beta-s3cret"/>
      </Teams></TeamList>
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void theyAreShort(SampleLanguage language) throws IOException {
    try (Stream<Path> files = Files.list(language.sources())) {
      assertThat(files)
          .hasSizeGreaterThanOrEqualTo(3)
          .allSatisfy(file -> assertThat(Files.readAllLines(file)).hasSizeLessThan(155));
    }
  }

  @Test
  void anyGame() throws InterruptedException {
    requireAnyGame(SampleLanguage.CPP);
  }

  @ParameterizedTest
  @EnumSource(names = {"JAVA", "JAVASCRIPT"})
  @Tag("long")
  void anyGameInTheOtherLanguages(SampleLanguage language) throws InterruptedException {
    requireAnyGame(language);
  }

  private void requireAnyGame(SampleLanguage language) throws InterruptedException {
    String command = String.join(" ", language.anyGame());
    assertThat(faults(GameCatalog.find("tic-tac-toe"), "json:start=50,command='" + command + "'"))
        .isEmpty();
  }

  /** {@return the faults of a bot in four matches, which it plays in one process} */
  private static <S extends State, M extends Move> List<Fault> faults(Game<S, M> game, String bot)
      throws InterruptedException {
    List<Fault> faults = new ArrayList<>();
    Duel.of(game)
        .first(BotCatalog.find(game, bot))
        .second(BotCatalog.find(game, "random"))
        .matches(4)
        .openings(2)
        .listener(
            new DuelListener() {
              @Override
              public void faulted(MatchId match, String entrant, Fault fault) {
                faults.add(fault);
              }
            })
        .play();
    return faults;
  }

  private Process start(List<String> command, Object... arguments) throws IOException {
    List<String> words = new ArrayList<>(command);
    Stream.of(arguments).map(Object::toString).forEach(words::add);
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output.txt").toFile());
    builder.environment().put("RONDO_SECRET", "beta-s3cret");
    return builder.start();
  }

  private String output() throws IOException {
    return Files.readString(folder.resolve("output.txt"));
  }

  @Test
  void foosball() throws Exception {
    requireFoosball(SampleLanguage.JAVASCRIPT);
  }

  @ParameterizedTest
  @EnumSource(names = {"JAVA", "CPP"})
  @Tag("long")
  void foosballInTheOtherLanguages(SampleLanguage language) throws Exception {
    requireFoosball(language);
  }

  private void requireFoosball(SampleLanguage language) throws Exception {
    List<String> command = language.foosball();
    Entrant<FoosballTable, Roster> bot = new Entrant<>("bot", FoosballBots::beginner);
    List<Fault> faults = Collections.synchronizedList(new ArrayList<>());
    FoosballHostListener listener =
        new FoosballHostListener() {
          @Override
          public void faulted(int number, String entrant, Fault fault) {
            faults.add(fault);
          }
        };
    // The clients read the echo of the game and READY as two texts.
    Duration soon = Duration.ofMillis(500);
    try (FoosballHost host =
        FoosballHost.of(new Foosball())
            .port(0)
            .pause(soon)
            .bot(bot)
            .botDelay(soon)
            .listener(listener)
            .open()) {
      Process client = start(command, "0", "127.0.0.1", host.address().getPort());
      try {
        assertThat(client.waitFor()).as(output()).isZero();
      } finally {
        client.destroyForcibly();
      }
    }
    assertThat(faults).isEmpty();
    assertThat(output()).matches("Waiting for game \\d+\\RREADY\\Rover: \\d+ to \\d+\\R");
  }

  /** Starts a game when both players are there. */
  private record Organiser(Contest contest) implements ContestListener {
    @Override
    public synchronized void playersChanged() {
      List<Integer> players = contest.players().stream().map(ContestPlayer::id).toList();
      if (players.size() == 2 && contest.games().isEmpty()) {
        int game = contest.createGame("organiser");
        contest.setMap(game, Contest.STANDARD_MAP);
        players.forEach(player -> contest.addPlayer(game, player));
        contest.start(game);
        contest.resume(game);
      }
    }
  }

  @Test
  void contest() throws Exception {
    requireContest(SampleLanguage.JAVA);
  }

  @ParameterizedTest
  @EnumSource(names = {"CPP", "JAVASCRIPT"})
  @Tag("long")
  void contestInTheOtherLanguages(SampleLanguage language) throws Exception {
    requireContest(language);
  }

  private void requireContest(SampleLanguage language) throws Exception {
    List<String> command = language.contest();
    Path teams = Files.writeString(folder.resolve("teams.xml"), TEAMS);
    Path secret = Files.writeString(folder.resolve("alpha.secret"), "alpha-s3cret\n");
    try (RondoServer server =
        RondoServer.of(folder).port(0).teams(teams).minimumTurn(Duration.ZERO).start()) {
      server.contest().addListener(new Organiser(server.contest()));
      // The client in C++ takes the host and the port.
      String address = server.url().replaceFirst("/$", "");
      List<String> where =
          language == SampleLanguage.CPP
              ? List.of(address.replaceFirst(".*//", "").split(":"))
              : List.of(address);
      List<String> words = new ArrayList<>(command);
      words.addAll(where);
      Process client = start(words, "beta", "sample", "1");
      try {
        CommandRun bot =
            CommandRun.of(
                "join pug beginner --server %s --team alpha --secret-file %s --games 1 --seed 1"
                    .formatted(address, secret)
                    .split(" "));
        assertThat(bot.out()).matches("logged in as .*\\Rgame 1 of 1: \\w+, Score: \\d+\\R");
        assertThat(client.waitFor()).as(output()).isZero();
      } finally {
        client.destroyForcibly();
      }
    }
    assertThat(output())
        .matches(
            "logged in as beta \\(sample\\), waiting for a game\\R"
                + "game 1: (Won|Lost|Draw), Score: \\d+\\R");
  }
}
