package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.server.ServiceClient.ok;
import static org.rondo.server.ServiceClient.status;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Traits;
import org.rondo.match.Match;
import org.rondo.match.OngoingMatch;
import org.rondo.random.Rng;
import org.rondo.server.ContestTeams;
import org.rondo.server.ServiceClient;
import org.rondo.server.contest.ServerOthello.ServerMove;
import org.rondo.server.contest.ServerOthello.ServerPosition;

/** Games that are matches of the library, and that no team owns. */
class ServedMatchesTest {
  private static final ServerOthello OTHELLO =
      new ServerOthello(ServerBoard.of(8, 8, Contest.STANDARD_MAP));

  @TempDir private Path folder;

  private ContestFixture fixture;
  private ServiceClient dark;
  private ServiceClient light;

  /** Othello with other rules in a part. */
  private static class OtherOthello implements Game<ServerPosition, ServerMove> {
    @Override
    public String id() {
      return OTHELLO.id();
    }

    @Override
    public int seatCount() {
      return OTHELLO.seatCount();
    }

    @Override
    public Traits traits() {
      return OTHELLO.traits();
    }

    @Override
    public ServerPosition start(Rng rng) {
      return OTHELLO.start(rng);
    }

    @Override
    public MoveSpace<ServerMove> moves(ServerPosition position, int seat) {
      return OTHELLO.moves(position, seat);
    }

    @Override
    public ServerPosition next(ServerPosition position, JointMove<ServerMove> joint, Rng rng) {
      return OTHELLO.next(position, joint, rng);
    }

    @Override
    public ServerMove parse(String text) {
      return OTHELLO.parse(text);
    }

    @Override
    public String show(ServerPosition position) {
      return OTHELLO.show(position);
    }
  }

  private static final Game<ServerPosition, ServerMove> FAILING_IN_TURN_2 =
      new OtherOthello() {
        @Override
        public ServerPosition next(ServerPosition position, JointMove<ServerMove> joint, Rng rng) {
          if (position.turn() == 1) {
            throw new IllegalStateException("a disc is lost");
          }
          return super.next(position, joint, rng);
        }
      };

  /** Othello on a map that has one move, in which the player with fewer discs wins. */
  private static final Game<ServerPosition, ServerMove> FEWER_DISCS_WIN =
      new OtherOthello() {
        @Override
        public ServerPosition start(Rng rng) {
          List<String> rows = new ArrayList<>(Collections.nCopies(8, "********"));
          rows.set(2, "01******");
          return new ServerOthello(ServerBoard.of(8, 8, rows)).start(rng);
        }

        @Override
        public Outcome outcome(ServerPosition position) {
          return Outcome.byScore(-position.score(0), -position.score(1));
        }
      };

  private record Words() implements Contest.ServiceNotation<ServerPosition, ServerMove> {
    @Override
    public List<String> rows(ServerPosition position) {
      return position.board().rows();
    }

    @Override
    public ServerMove move(BoardPoint square) {
      return OTHELLO.move(square);
    }

    @Override
    public ServerMove pass() {
      return ServerMove.PASS;
    }
  }

  @BeforeEach
  void open() throws Exception {
    fixture = ContestFixture.quick(folder);
    dark = fixture.client("alpha", "dark").loginAsPlayer();
    light = fixture.client("beta", "light").loginAsPlayer();
  }

  private int open(OngoingMatch<ServerPosition, ServerMove> match) {
    int game =
        fixture.contest.openMatch(
            "knockout", new Words(), match, List.of(dark.player(), light.player()));
    fixture.contest.resume(game);
    return game;
  }

  private static OngoingMatch<ServerPosition, ServerMove> match(
      Game<ServerPosition, ServerMove> rules) {
    return Match.of(rules).begin(List.of("alpha", "beta"));
  }

  @Test
  void aGameWhoseRulesFailEndsAndTellsItsPlayers() {
    OngoingMatch<ServerPosition, ServerMove> match = match(FAILING_IN_TURN_2);
    int game = open(match);
    ok(ContestFixture.answered(dark.next(0)));
    ok(ContestFixture.answered(light.next(0)));
    ok(dark.move(2, 4));
    dark.next(1);
    ok(ContestFixture.answered(light.next(1)));
    ok(light.move(2, 3));
    var waiting = dark.next(2);
    for (ServiceClient player : List.of(light, dark)) {
      var answer = ok(ContestFixture.answered(player.next(2)));
      assertThat(answer.get("GameFinished").getAsBoolean()).isTrue();
      assertThat(answer.get("FinishCondition").getAsString()).isEqualTo("Draw");
      assertThat(answer.get("FinishComment").getAsString())
          .isEqualTo("the game does not count: its rules have failed on the server");
    }
    assertThat(waiting).isCompleted();
    assertThat(fixture.contest.game(game).state()).isEqualTo(GameState.FINISH);
    assertThat(fixture.problems)
        .singleElement()
        .asString()
        .startsWith("game " + game + " cannot go on: ")
        .contains("a disc is lost");
    assertThatThrownBy(match::record).hasMessageContaining("the match has failed in turn 2");
    ok(dark.leave());
    assertThat(fixture.contest.players().get(0).game()).as("it is free").isZero();
  }

  @Test
  void theMatchSaysWhoHasWonAndTheBoardHowManyDiscs() {
    OngoingMatch<ServerPosition, ServerMove> match = match(FEWER_DISCS_WIN);
    open(match);
    ok(ContestFixture.answered(dark.next(0)));
    ok(dark.move(2, 2));
    dark.next(1);
    var ofLight = ok(ContestFixture.answered(light.next(1)));
    assertThat(ofLight.get("FinishCondition").getAsString()).isEqualTo("Won");
    assertThat(ofLight.get("FinishComment").getAsString()).isEqualTo("Score: 0");
    var ofDark = ok(ContestFixture.answered(dark.next(1)));
    assertThat(ofDark.get("FinishCondition").getAsString()).isEqualTo("Lost");
    assertThat(ofDark.get("FinishComment").getAsString()).isEqualTo("Score: 3");
    assertThat(match.record().outcome().winner()).contains(1);
  }

  @Test
  void aForfeitEndsTheMatchToo() {
    OngoingMatch<ServerPosition, ServerMove> match = match(OTHELLO);
    open(match);
    ok(ContestFixture.answered(dark.next(0)));
    ok(dark.move(0, 0));
    dark.next(1);
    ok(ContestFixture.answered(light.next(1)));
    assertThat(match.record().concessions()).hasSize(1);
    assertThat(match.record().outcome().winner()).contains(1);
  }

  @Test
  void aMatchThatBothPlayersLeaveBeforeItsFirstTurnIsOver() {
    OngoingMatch<ServerPosition, ServerMove> match = match(OTHELLO);
    int game = open(match);
    fixture.contest.pause(game);
    ok(dark.leave());
    ok(light.leave());
    assertThat(match.record().concessions()).hasSize(2);
    assertThat(match.record().outcome().winner()).isEmpty();
  }

  @Test
  void aTeamOwnsNothingOfTheOrganisersByItsName() throws Exception {
    int match = open(match(OTHELLO));
    int practice = fixture.contest.createGame("organiser");
    for (String name : List.of("knockout", "organiser")) {
      Files.writeString(fixture.teams, ContestTeams.FILE.replace("open", name));
      fixture.time.advance(Duration.ofMinutes(1));
      ServiceClient team = fixture.client(name, "x").login();
      assertThat(ok(team.admin("ListGames", Map.of())).getAsJsonArray("Games")).isEmpty();
      for (int game : List.of(match, practice)) {
        for (String operation :
            List.of("PauseGame", "ResumeGame", "DeleteGame", "GetLiveInfo", "GetGameDetails")) {
          var answer = team.admin(operation, Map.of("GameId", game));
          assertThat(status(answer)).as("%s by %s", operation, name).isEqualTo("FAIL");
          assertThat(answer.get("Message").getAsString()).contains("may not");
        }
      }
    }
    assertThat(fixture.contest.games())
        .extracting(ContestGame::id)
        .containsExactly(match, practice);
  }
}
