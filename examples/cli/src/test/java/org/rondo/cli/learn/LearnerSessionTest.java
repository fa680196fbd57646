package org.rondo.cli.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.BotCatalog;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;
import org.rondo.match.Match;
import org.rondo.random.Seed;

/** The lines between a learner and its matches. */
class LearnerSessionTest {

  private static LearnerSession session(String game, int count, String... opponents) {
    return LearnerSession.of(
        GameCatalog.find(game),
        List.of(opponents).stream().map(EntrantSpec::of).toList(),
        0,
        count,
        false);
  }

  private static JsonObject ask(LearnerSession session, String line) {
    return JsonParser.parseString(session.answer(line)).getAsJsonObject();
  }

  private static JsonObject observation(JsonObject answer, int match) {
    return answer.getAsJsonObject("observations").getAsJsonObject("" + match);
  }

  private static String step(int match, int seat, String move) {
    return "{\"step\":{\"" + match + "\":{\"" + seat + "\":\"" + move + "\"}}}";
  }

  private static String firstMove(JsonObject observation, int seat) {
    return observation.getAsJsonArray("moves").get(seat).getAsJsonArray().get(0).getAsString();
  }

  /** Plays the first legal move whenever the seat is to move. */
  private static <S extends State, M extends Move> String played(
      Game<S, M> game, String opponent, String seed) {
    return Match.of(game)
        .seat(LearnerMatch.LEARNER, decision -> decision.moves().list().get(0))
        .seat(BotCatalog.find(game, opponent))
        .seed(new Seed(seed))
        .play()
        .json();
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "tic-tac-toe", "rock-paper-scissors:rounds=9", "leduc-poker"})
  void aMatchIsTheOneThatBotsPlayWithItsSeed(String game) {
    LearnerSession session = session(game, 2, "random");
    for (String seed : List.of("\"7\"", "[\"7\",3]")) {
      JsonObject seen = observation(ask(session, "{\"reset\":{\"1\":" + seed + "}}"), 1);
      while (!seen.get("over").getAsBoolean()) {
        assertThat(seen.getAsJsonArray("acting")).hasToString("[0]");
        seen = observation(ask(session, step(1, 0, firstMove(seen, 0))), 1);
      }
      assertThat(ask(session, "{\"record\":1}").get("record"))
          .hasToString(
              played(GameCatalog.find(game), "random", seed.contains("[") ? "7/episode:3" : "7"));
    }
  }

  @Test
  void aRefusedRequestChangesNothing() {
    LearnerSession session = session("tic-tac-toe", 2, "random");
    JsonObject first = ask(session, "{\"reset\":{\"0\":\"1\",\"1\":\"2\"}}");
    String taken = first.toString();
    for (String refused :
        List.of(
            "{\"step\":{\"0\":{\"0\":\"1\"},\"1\":{\"0\":\"ten\"}}}",
            "{\"step\":{\"0\":{\"0\":\"1\"},\"2\":{\"0\":\"1\"}}}",
            "{\"step\":{\"0\":{\"0\":\"1\",\"1\":\"2\"}}}",
            "{\"step\":{\"0\":{}}}",
            "{\"step\":{\"0\":7}}",
            "{\"reset\":{\"0\":\"1\",\"1\":[\"2\",0]}}",
            "{\"reset\":{\"x\":\"1\"}}",
            "{\"reset\":{\"0\":[]}}",
            "{\"reset\":{\"0\":[\"7\"]}}",
            "{\"reset\":{\"0\":[\"7\",\"x\"]}}",
            "{\"reset\":7}",
            "{\"step\":{\"0\":{\"0\":\"1\"},\"00\":{\"0\":\"1\"}}}",
            "{\"step\":{\"+0\":{\"0\":\"1\"}}}",
            "{\"step\":{\"0\":{\"0\":[]}}}",
            "{\"record\":0}",
            "{}",
            "[]",
            "no JSON")) {
      assertThat(ask(session, refused).keySet())
          .as(refused)
          .contains("error")
          .isSubsetOf("error", "illegal");
    }
    String moves = "{\"step\":{\"0\":{\"0\":\"1\"},\"1\":{\"0\":\"1\"}}}";
    String after = session.answer(moves);
    LearnerSession other = session("tic-tac-toe", 2, "random");
    assertThat(other.answer("{\"reset\":{\"0\":\"1\",\"1\":\"2\"}}")).isEqualTo(taken);
    assertThat(other.answer(moves)).isEqualTo(after);
    assertThat(ask(session, "{\"step\":{\"0\":{\"0\":\"1\"}}}").get("error").getAsString())
        .isEqualTo("environment 0: seat 0 cannot play 1: the square is taken");
  }

  @Test
  void aMatchThatIsOverBeginsAgainIfThatIsAskedFor() {
    LearnerSession session = session("rock-paper-scissors:rounds=1", 1, "random");
    ask(session, "{\"reset\":{\"0\":[\"5\",1]}}");
    String again = "{\"step\":{\"0\":{\"0\":\"rock\"}},\"again\":true}";
    for (int episode = 2; episode < 6; episode++) {
      JsonObject answer = ask(session, again);
      JsonObject ended = answer.getAsJsonObject("ended").getAsJsonObject("0");
      assertThat(ended.get("over").getAsBoolean()).isTrue();
      JsonArray rewards = ended.getAsJsonArray("rewards");
      assertThat(rewards.get(0).getAsDouble()).isEqualTo(0.0 - rewards.get(1).getAsDouble());
      assertThat(observation(answer, 0).get("over").getAsBoolean()).isFalse();
      LearnerSession alone = session("rock-paper-scissors:rounds=1", 1, "random");
      ask(alone, "{\"reset\":{\"0\":\"5/episode:" + (episode - 1) + "\"}}");
      assertThat(observation(ask(alone, step(0, 0, "rock")), 0)).isEqualTo(ended);
    }
  }

  @Test
  void aLearnerOfAllSeatsSeesOnlyWhatEachSeatMaySee() {
    LearnerSession session = session("kuhn-poker", 1);
    JsonObject seen = observation(ask(session, "{\"reset\":{\"0\":\"1\"}}"), 0);
    JsonArray states = seen.getAsJsonArray("states");
    assertThat(states.get(0).getAsString()).matches("[JQK]\\?.*");
    assertThat(states.get(1).getAsString()).matches("\\?[JQK].*");
    LearnerSession one = session("kuhn-poker", 1, "random");
    assertThat(
            observation(ask(one, "{\"reset\":{\"0\":\"1\"}}"), 0)
                .getAsJsonArray("states")
                .get(1)
                .isJsonNull())
        .isTrue();
  }

  @Test
  void positionsAreListsOfNumbersForThoseWhoWantThem() {
    LearnerSession session =
        LearnerSession.of(
            GameCatalog.find("tic-tac-toe"), List.of(EntrantSpec.of("random")), 1, 1, true);
    JsonObject seen = observation(ask(session, "{\"reset\":{\"0\":\"1\"}}"), 0);
    JsonArray data = seen.getAsJsonArray("data");
    assertThat(data.get(0).isJsonNull()).isTrue();
    String board = data.get(1).getAsJsonObject().getAsJsonArray("board").toString();
    String state = seen.getAsJsonArray("states").get(1).getAsString();
    assertThat(board)
        .isEqualTo(
            state.chars().mapToObj(c -> c == 'x' ? "1" : "0").toList().toString().replace(" ", ""));
  }

  @Test
  void smallGamesHaveAFixedListOfMoves() {
    assertThat(greeting("tic-tac-toe").getAsJsonArray("moves"))
        .hasToString("[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\",\"9\"]");
    assertThat(greeting("othello").getAsJsonArray("moves")).hasSize(61);
    assertThat(greeting("parallel-football").has("moves")).isFalse();
  }

  private static JsonObject greeting(String game) {
    return JsonParser.parseString(session(game, 1).greeting()).getAsJsonObject();
  }

  @Test
  void eachOpponentHasTheNextSeatThatIsNotTheLearners() {
    List<EntrantSpec> three =
        List.of("a=random", "b=random", "c=random").stream().map(EntrantSpec::of).toList();
    LearnerSession session =
        LearnerSession.of(GameCatalog.find("parallel-football"), three, 1, 1, false);
    assertThat(JsonParser.parseString(session.greeting()).getAsJsonObject().getAsJsonArray("seats"))
        .hasToString("[\"a\",\"learner\",\"b\",\"c\"]");
  }

  @Test
  void aRewardIsOneForTheBestOfAllAndMinusOneForTheWorst() {
    LearnerSession session = session("rock-paper-scissors:rounds=1", 1);
    for (String[] turn :
        List.of(
            new String[] {"rock", "scissors", "[1.0,-1.0]"},
            new String[] {"rock", "paper", "[-1.0,1.0]"},
            new String[] {"rock", "rock", "[0.0,0.0]"})) {
      ask(session, "{\"reset\":{\"0\":\"5\"}}");
      String moves = "{\"step\":{\"0\":{\"0\":\"" + turn[0] + "\",\"1\":\"" + turn[1] + "\"}}}";
      assertThat(observation(ask(session, moves), 0).getAsJsonArray("rewards"))
          .hasToString(turn[2]);
    }
  }

  @Test
  void opponentsAreThoseOfTheOtherSeats() {
    assertThat(greeting("parallel-football").getAsJsonArray("seats")).hasSize(4);
    assertThatThrownBy(() -> session("parallel-football", 1, "random", "sound"))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "2 opponents are not those of parallel-football; give one for all seats, or one for"
                + " each of 3");
    assertThatThrownBy(() -> LearnerSession.of(GameCatalog.find("othello"), List.of(), 2, 1, false))
        .hasMessage("seat 2 is not 0..1 of othello");
  }
}
