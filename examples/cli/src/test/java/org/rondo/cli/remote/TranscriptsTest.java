package org.rondo.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.cli.CommandRun;
import org.rondo.store.AppendOnlyFile;

/** What programs said, and the links to it from pages. */
@Timeout(600)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "runs scripts of the shell")
class TranscriptsTest {
  @TempDir private Path folder;

  /**
   * {@return a program that prints a traceback and a stray line at its first question} The line
   * loses the match, and what a program writes after that may come too late.
   */
  private String eve() throws IOException {
    Path script = folder.resolve("eve.sh");
    Files.writeString(
        script,
        "read greeting; echo ready; read question\n"
            + "echo 'Traceback (most recent call last)' >&2; echo 'thinking hard'; exit 1\n");
    return "eve=json:command='sh " + script + "'";
  }

  private static CommandRun run(String... words) {
    CommandRun run = CommandRun.of(words);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  /** {@return the JSON of an element of a page} */
  private static JsonObject data(Path page, String kind) throws IOException {
    String start = "class=\"" + kind + "\">";
    String text = Files.readString(page);
    int from = text.indexOf(start) + start.length();
    return JsonParser.parseString(text.substring(from, text.indexOf("</script>", from)))
        .getAsJsonObject();
  }

  private static void assertIsOfEve(Path page, String address) throws IOException {
    assertThat(page.resolveSibling(address))
        .content()
        .contains(" < thinking hard\n", " ! Traceback (most recent call last)\n");
  }

  private static List<String> texts(JsonElement list) {
    return list.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList();
  }

  @Test
  void thePagesOfADuelLinkToThem() throws Exception {
    Path out = folder.resolve("duel");
    Path kept = out.resolve("transcripts");
    run(
        "duel",
        "tic-tac-toe",
        eve(),
        "random",
        "--games=2",
        "--threads=1",
        "--out=" + out,
        "--transcripts=" + kept);
    JsonObject duel = data(out.resolve("duel.html"), "data");
    assertThat(duel.get("transcripts").getAsString()).isEqualTo("transcripts/");
    List<String> files = texts(duel.getAsJsonArray("matches").get(0).getAsJsonObject().get("l"));
    assertThat(files).containsExactly("1.1.1-0-eve.txt", "");
    assertIsOfEve(out.resolve("duel.html"), "transcripts/" + files.get(0));
    run("report", out.toString());
    Path replay = out.resolve("replays/1-1-1.html");
    List<String> links = texts(data(replay, "match").get("transcripts"));
    assertThat(links).containsExactly("../transcripts/1.1.1-0-eve.txt", "");
    assertIsOfEve(replay, links.get(0));
  }

  @Test
  void thePagesOfATournamentLinkToThem() throws Exception {
    Path out = folder.resolve("cup");
    run(
        "tournament",
        "tic-tac-toe",
        "--bot=" + eve(),
        "--bot=random",
        "--games=2",
        "--out=" + out,
        "--transcripts=" + out.resolve("transcripts"));
    Path page = out.resolve("tic-tac-toe/tournament.html");
    JsonObject cup = data(page, "data");
    assertThat(cup.get("transcripts").getAsString()).isEqualTo("../transcripts/tic-tac-toe/");
    assertThat(Files.readString(page)).contains("\"l\":[\"1.1.1-0-eve.txt\",\"\"]");
    assertIsOfEve(page, "../transcripts/tic-tac-toe/1.1.1-0-eve.txt");
    assertThat(run("report", out.toString()).out()).contains("page: ");
    Path replay = out.resolve("tic-tac-toe/replays/1-1-1.html");
    assertThat(texts(data(replay, "match").get("transcripts")))
        .containsExactly("../../transcripts/tic-tac-toe/1.1.1-0-eve.txt", "");
    Path html = folder.resolve("one.html");
    Path journal = out.resolve("tic-tac-toe/journal.jsonl");
    CommandRun.of("replay", journal.toString(), "--game", "1.1.1", "--html", html.toString());
    assertIsOfEve(html, texts(data(html, "match").get("transcripts")).get(0));
  }

  @Test
  void aMatchHasATranscriptForEachProgram() throws Exception {
    Path kept = folder.resolve("transcripts");
    Path record = folder.resolve("1.json");
    run("play", "tic-tac-toe", eve(), "random", "--transcripts=" + kept, "--record=" + record);
    Path html = folder.resolve("1.html");
    CommandRun.of("replay", record.toString(), "--html", html.toString());
    assertIsOfEve(html, texts(data(html, "match").get("transcripts")).get(0));
    CommandRun again =
        CommandRun.of("play", "tic-tac-toe", eve(), "random", "--transcripts=" + kept);
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("has transcripts already; name another folder for them");
    CommandRun person =
        CommandRun.of("play", "tic-tac-toe", eve(), "human", "--transcripts=" + kept);
    assertThat(person.err()).contains("--transcripts is for matches between bots");
    CommandRun bots =
        CommandRun.of("play", "tic-tac-toe", "random", "random", "--transcripts=" + kept);
    assertThat(bots.err()).contains("--transcripts has no effect: no entrant is a program");
  }

  @Test
  void aRunThatIsReplacedRemovesTheTranscriptsOfTheEarlierOne() throws Exception {
    Path out = folder.resolve("duel");
    Path kept = out.resolve("transcripts");
    for (int games : new int[] {4, 2}) {
      run(
          "duel",
          "tic-tac-toe",
          eve(),
          "random",
          "--force",
          "--threads=1",
          "--games=" + games,
          "--out=" + out,
          "--transcripts=" + kept);
    }
    assertThat(kept).isDirectoryNotContaining("glob:**1.2.1*");
  }

  @Test
  void aRunThatIsRefusedKeepsTheTranscriptsOfTheEarlierOne() throws Exception {
    Path out = folder.resolve("duel");
    Path kept = out.resolve("transcripts");
    String[] words = {
      "duel",
      "tic-tac-toe",
      eve(),
      "random",
      "--force",
      "--threads=1",
      "--games=2",
      "--out=" + out,
      "--transcripts=" + kept
    };
    run(words);
    Path journal = out.resolve("journal.jsonl");
    try (AppendOnlyFile file = AppendOnlyFile.open(journal, "duel")) {
      assertThat(file.end()).isPositive();
      CommandRun refused = CommandRun.of(words);
      assertThat(refused.exitCode()).isNotZero();
      assertThat(refused.err()).contains("is being written");
    }
    assertIsOfEve(out.resolve("duel.html"), "transcripts/1.1.1-0-eve.txt");
  }
}
