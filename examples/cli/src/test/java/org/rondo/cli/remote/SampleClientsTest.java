package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.BotCatalog;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;

/** The sample clients play whole games without a fault. */
@Timeout(600)
class SampleClientsTest {
  /** Each opening is played in both seats. */
  private static final int SEVERAL = 4;

  private static MatchRecord play(String game, List<String> bots) {
    return play(GameCatalog.find(game), bots);
  }

  private static <S extends State, M extends Move> MatchRecord play(
      Game<S, M> game, List<String> bots) {
    Match<S, M> match = Match.of(game).seed(11);
    bots.forEach(bot -> match.seat(BotCatalog.find(game, bot)));
    return match.play();
  }

  @Test
  void theyAreShortAndNeedOnlyTheStandardLibrary() throws IOException {
    try (Stream<Path> clients = Files.list(Path.of("..", "clients"))) {
      assertThat(clients.filter(file -> file.toString().endsWith(".py")))
          .hasSizeGreaterThanOrEqualTo(2)
          .allSatisfy(
              file -> {
                List<String> lines = Files.readAllLines(file);
                assertThat(lines).hasSizeLessThan(120);
                assertThat(lines.stream().filter(line -> line.matches("(import|from) .*")))
                    .isSubsetOf(
                        "import json",
                        "import random",
                        "import socket",
                        "import sys",
                        "import base64, http.client, json, os, re, signal, sys, time, urllib.error,"
                            + " urllib.request",
                        "import hashlib, http.client, json, os, re, signal, sys, time, urllib.request",
                        "import hashlib, json, os, sys, time, urllib.request");
              });
    }
  }

  @Test
  void anyGame() {
    String client = "json:command='" + PythonClient.command("any_game.py") + "'";
    for (List<String> bots : List.of(List.of(client, "random"), List.of("random", client))) {
      MatchRecord record = play("tic-tac-toe", bots);
      assertThat(record.faults()).isEmpty();
      assertThat(record.json()).isEqualTo(play("tic-tac-toe", bots).json());
    }
  }

  @Test
  void parallelFootball() {
    String client = "program:command='" + PythonClient.command("parallel_football.py") + "'";
    MatchRecord record =
        play("parallel-football:p=5,k=6", List.of("random", "beginner", client, "random"));
    assertThat(record.faults()).isEmpty();
    assertThat(record.outcome().rank(2)).isLessThanOrEqualTo(2);
  }

  @Test
  void arimaaEngine() {
    String client = "aei:command='" + PythonClient.command("arimaa_aei.py") + "'";
    for (List<String> bots : List.of(List.of(client, "beginner"), List.of("beginner", client))) {
      assertThat(play("arimaa", bots).faults()).isEmpty();
    }
  }

  /** {@return the number of processes that a client needs for a duel} */
  private static <S extends State, M extends Move> int starts(
      Game<S, M> game, String protocol, String client, Path folder)
      throws IOException, InterruptedException {
    Path starts = folder.resolve(client);
    String script = "echo >> " + starts + "; exec " + PythonClient.command(client);
    List<Fault> faults = new ArrayList<>();
    Duel.of(game)
        .first(BotCatalog.find(game, protocol + ":command='sh -c \"" + script + "\"'"))
        .second(BotCatalog.find(game, "random"))
        .matches(SEVERAL)
        .openings(2)
        .listener(
            new DuelListener() {
              @Override
              public void faulted(MatchId match, String entrant, Fault fault) {
                faults.add(fault);
              }
            })
        .play();
    assertThat(faults).isEmpty();
    return Files.readAllLines(starts).size();
  }

  @Test
  void theyPlaySeveralMatchesInOneProcessWhereTheProtocolAllowsIt(@TempDir Path folder)
      throws Exception {
    Game<?, ?> ticTacToe = GameCatalog.find("tic-tac-toe");
    assertThat(starts(ticTacToe, "json", "any_game.py", folder)).isEqualTo(1);
    Game<?, ?> othello = GameCatalog.find("othello");
    assertThat(starts(othello, "gtp", "othello_gtp.py", folder)).isEqualTo(1);
    Game<?, ?> arimaa = GameCatalog.find("arimaa:turns=4");
    assertThat(starts(arimaa, "aei", "arimaa_aei.py", folder)).isEqualTo(1);
    Game<?, ?> soccer = GameCatalog.find("grid-soccer:steps=20");
    assertThat(starts(soccer, "program", "grid_soccer.py", folder)).isEqualTo(SEVERAL);
  }

  @ParameterizedTest
  @CsvSource({
    "class_event.py, http://127.0.0.1:8080 alpha",
    "pug_2017.py, http://127.0.0.1:8080 alpha",
    "pug_practice.py, http://127.0.0.1:8080 alpha ada ben",
  })
  void aClientWithoutASecretSaysWhereItComesFrom(String client, String arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(PythonClient.command(client).split(" ")));
    command.addAll(List.of(arguments.split(" ")));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    for (boolean isEmpty : List.of(false, true)) {
      builder.environment().remove("RONDO_SECRET");
      if (isEmpty) {
        builder.environment().put("RONDO_SECRET", "");
      }
      Process process = builder.start();
      assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .isEqualToIgnoringNewLines(
              "the secret of team alpha is missing: the organisers gave it to the team; set the"
                  + " environment variable RONDO_SECRET to it\n");
      assertThat(process.waitFor()).isEqualTo(1);
    }
  }
}
