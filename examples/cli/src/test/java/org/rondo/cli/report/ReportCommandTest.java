package org.rondo.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.cli.CommandRun;
import org.rondo.format.trf.TrfPlayer;
import org.rondo.format.trf.TrfTournament;
import org.rondo.report.StandingsReport;
import org.rondo.tournament.TournamentArchive;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ReportCommandTest {
  private static final String HOSTILE = "</script><i>x=random";

  @TempDir private Path root;

  private Path cup(String out, String... more) {
    List<String> arguments = new ArrayList<>(List.of("cup", "tic-tac-toe", "--seed", "3"));
    arguments.addAll(List.of("--out", root.resolve(out).toString()));
    for (String bot : List.of("a=random", "b=random", "c=random", "mcts:iterations=5", HOSTILE)) {
      arguments.addAll(List.of("--bot", bot));
    }
    arguments.addAll(Arrays.asList(more));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return root.resolve(out).resolve("tic-tac-toe");
  }

  private Path duel(String out, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("duel", "tic-tac-toe", "a=random", "b=random"));
    arguments.addAll(List.of("--games", "30", "--out", root.resolve(out).toString()));
    arguments.addAll(Arrays.asList(more));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return root.resolve(out);
  }

  private Path tuning(String out, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("tune", "tic-tac-toe", "mcts:iterations=4"));
    arguments.addAll(List.of("--method", "random", "--budget", "20", "--games", "2"));
    arguments.addAll(List.of("--tune", "exploration=0..2", "--against", "random"));
    arguments.addAll(List.of("--out", root.resolve(out).toString()));
    arguments.addAll(Arrays.asList(more));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    try (Stream<Path> inside = Files.list(root.resolve(out))) {
      return inside.filter(Files::isDirectory).findFirst().orElseThrow();
    }
  }

  private static CommandRun report(Path folder, String... more) {
    List<String> arguments = new ArrayList<>(List.of("report", folder.toString()));
    arguments.addAll(Arrays.asList(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"round-robin:games=2", "knockout", "floating-elimination:lives=1"})
  void aTournamentWritesTheSamePageOnAnyNumberOfThreadsAndAsTheReport(String format)
      throws IOException {
    Path one = cup("one", "--format", format, "--threads", "1");
    Path three = cup("three", "--format", format, "--threads", "3");
    Path page = one.resolve("tournament.html");
    assertThat(three.resolve("tournament.html")).hasSameBinaryContentAs(page);
    byte[] written = Files.readAllBytes(page);
    assertThat(report(one, "--no-replays").out()).isEqualTo("page: " + page + "\n");
    assertThat(page).hasBinaryContent(written);
    assertThat(Files.readString(page)).contains("\"finished\":true").doesNotContain("</script><i>");
  }

  @Test
  void thePageAndTheStandingsOfAStoppedTournamentAreThoseOfItsRounds() throws IOException {
    Path folder = cup("cup", "--format", "knockout", "--until-round", "1");
    String page = Files.readString(folder.resolve("tournament.html"));
    assertThat(page).contains("\"finished\":false", "\"next\":{");
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      assertThat(new StandingsReport(archive.standings()).text())
          .isEqualTo(Files.readString(folder.resolve("standings.txt")))
          .contains("mcts");
    }
    assertThat(report(folder, "--no-replays").exitCode()).isZero();
    assertThat(folder.resolve("tournament.html")).hasContent(page);
    cup("cup", "--format", "knockout", "--resume");
    Path whole = cup("whole", "--format", "knockout");
    for (String file : List.of("tournament.html", "standings.txt", "standings.json")) {
      assertThat(folder.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
    }
  }

  @Test
  void aCutJournalHasAPageAndADamagedOneHasNone() throws IOException {
    Path folder = cup("cup", "--games", "2");
    Path journal = folder.resolve("journal.jsonl");
    Path page = folder.resolve("tournament.html");
    byte[] whole = Files.readAllBytes(journal);
    Files.write(journal, Arrays.copyOf(whole, whole.length / 2));
    assertThat(report(folder).exitCode()).isZero();
    assertThat(page).content().contains("\"finished\":false");
    byte[] cut = Files.readAllBytes(page);
    byte[] changed = whole.clone();
    changed[whole.length / 3] ^= 1;
    Files.write(journal, changed);
    CommandRun refused = report(folder);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("journal.jsonl is damaged at byte ");
    assertThat(page).hasBinaryContent(cut);
  }

  @Test
  void everyRunWithMatchesHasThemAsATable() throws IOException {
    Path cup = cup("cup", "--games", "2", "--allow-absent", "--bot", "gone=json:command=false");
    List<String> lines = Files.readAllLines(cup.resolve("matches.csv"));
    assertThat(lines)
        .hasSize(1 + 15 * 2)
        .startsWith(
            "match,game,turns,halted,annulled,played_again,"
                + "entrant_1,rank_1,score_1,counted_1,ending_1,faults_1,"
                + "entrant_2,rank_2,score_2,counted_2,ending_2,faults_2")
        .filteredOn(line -> line.contains(",fault,"))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).contains(",gone,2,0,0,fault,1"));
    assertThat(lines.get(1)).matches("1\\.1\\.1,tic-tac-toe,\\d,false,false,0,.*");
    byte[] written = Files.readAllBytes(cup.resolve("matches.csv"));
    Files.delete(cup.resolve("matches.csv"));
    assertThat(report(cup, "--no-replays").exitCode()).isZero();
    assertThat(cup.resolve("matches.csv")).hasBinaryContent(written);
    assertThat(Files.readAllLines(duel("duel").resolve("matches.csv"))).hasSize(31);
    assertThat(tuning("tuning").resolve("matches.csv")).doesNotExist();
  }

  private static List<Element> elements(Path picture, String name) throws Exception {
    Document document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile());
    NodeList found = document.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(at -> (Element) found.item(at)).toList();
  }

  @Test
  void eachChartIsAPictureThatAnyProgramShows() throws Exception {
    Path duel = duel("duel");
    CommandRun run = report(duel, "--svg", "--no-replays");
    Path ratio = duel.resolve("ratio.svg");
    Path score = duel.resolve("score.svg");
    assertThat(run.out())
        .isEqualTo(
            "page: %s%npicture: %s%npicture: %s%npicture: %s%n"
                .formatted(duel.resolve("duel.html"), ratio, score, duel.resolve("pairs.svg")));
    assertThat(elements(duel.resolve("pairs.svg"), "line"))
        .filteredOn(line -> line.getAttribute("class").equals("pairs"))
        .hasSize(5)
        .anyMatch(line -> line.getAttribute("y2").equals("420"))
        .anyMatch(line -> Double.parseDouble(line.getAttribute("y2")) < 420);
    assertThat(elements(ratio, "polyline"))
        .hasSize(3)
        .allSatisfy(curve -> assertThat(curve.getAttribute("points").split(" ")).hasSize(15));
    assertThat(elements(score, "polygon")).hasSize(1);
    Path cup = cup("cup", "--games", "2");
    assertThat(report(cup, "--svg", "--no-replays").exitCode()).isZero();
    assertThat(elements(cup.resolve("ratings.svg"), "text"))
        .extracting(Element::getTextContent)
        .contains("a", "</script><i>x", "Elo", "rounds");
    Path tuning = tuning("tuning");
    byte[] curve = Files.readAllBytes(tuning.resolve("curve.svg"));
    assertThat(report(tuning, "--svg").out()).contains("parameter-1.svg");
    assertThat(tuning.resolve("curve.svg")).hasBinaryContent(curve);
    assertThat(elements(tuning.resolve("parameter-1.svg"), "circle")).hasSizeGreaterThan(10);
    assertThat(tuning.resolve("heat-map.svg")).as("of one parameter").doesNotExist();
  }

  @Test
  void aPictureDrawsNothingWhereAnIntervalIsNotKnown() throws Exception {
    Path out = root.resolve("lead");
    String words = "duel parallel-football:p=2,turns=9 beginner random still=random --games 48";
    assertThat(CommandRun.of((words + " --out " + out).split(" ")).exitCode()).isZero();
    assertThat(report(out, "--svg", "--no-replays").exitCode()).isZero();
    assertThat(elements(out.resolve("lead.svg"), "polygon")).isEmpty();
    assertThat(elements(out.resolve("lead.svg"), "polyline")).hasSize(2);
  }

  @Test
  void everyMatchHasAReplayPageThatTheReportLinks() throws IOException {
    Path folder = cup("cup", "--games", "2");
    assertThat(folder.resolve("replays")).doesNotExist();
    assertThat(report(folder).exitCode()).isZero();
    String page = Files.readString(folder.resolve("tournament.html"));
    assertThat(Splitter.on("\"w\":[").splitToList(page)).hasSize(10 * 2 + 1);
    try (Stream<Path> replays = Files.list(folder.resolve("replays"))) {
      assertThat(replays.map(file -> "replays/" + file.getFileName()))
          .hasSize(5)
          .allSatisfy(name -> assertThat(page).contains("\"" + name + "\""))
          .anySatisfy(name -> assertThat(folder.resolve(name)).content().contains("thinking = {"));
    }
  }

  @Test
  void rulingsAndWithdrawnEntrantsAreOnThePage() throws IOException {
    cup("cup", "--format", "swiss", "--until-round", "1");
    Path folder =
        cup(
            "cup",
            "--format",
            "swiss",
            "--resume",
            "--ruling",
            "annul 1.1.1",
            "--ruling",
            "withdraw b");
    String page = Files.readString(folder.resolve("tournament.html"));
    assertThat(page)
        .contains("\"withdrawn\":[1]", "ruling after round 1: annul 1.1.1", "\"a\":1", "paired:");
  }

  @Test
  void aTournamentIsWrittenForArbiters() throws IOException {
    Path folder = cup("cup", "--format", "swiss:fide");
    CommandRun run = report(folder, "--no-replays", "--trf");
    Path file = folder.resolve("tournament.trf");
    assertThat(run.out()).endsWith("report file: " + file + "\n");
    TrfTournament tournament = TrfTournament.parse(Files.readString(file));
    assertThat(tournament.name()).isEqualTo("tic-tac-toe");
    assertThat(tournament.players()).extracting(TrfPlayer::name).contains("mcts:iterations=5");
    CommandRun verified = CommandRun.of("verify", "fide-swiss", file.toString());
    assertThat(verified.out()).endsWith("verified: 3 checked, 0 mismatches\n");
    CommandRun refused =
        report(cup("trial", "--format", "gauntlet:tried=2"), "--no-replays", "--trf");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("one opponent of each entrant in a round");
  }

  @Test
  void aDuelHasAPageThatNamesItsTest() throws IOException {
    Path folder = duel("duel", "--elo1", "30", "--seed", "4");
    Path page = folder.resolve("duel.html");
    String text = Files.readString(page);
    assertThat(text).contains("\"elo1\":30", "\"most\":30", "\"sets\":15");
    Path again = duel("again", "--elo1", "30", "--seed", "4", "--threads", "2");
    assertThat(again.resolve("duel.html")).hasContent(text);
    assertThat(report(folder, "--no-replays").out()).isEqualTo("page: " + page + "\n");
    assertThat(page).hasContent(text);
    assertThat(report(folder).exitCode()).isZero();
    assertThat(folder.resolve("replays/1-1-1.html")).exists();
  }

  @Test
  void aTuningHasAPageAndAPictureOfItsWinRate() throws IOException {
    Path folder = tuning("tune");
    String page = Files.readString(folder.resolve("tuning.html"));
    assertThat(page)
        .contains(
            "win rate against random", "\"range\":[0,1]", "\"searched\":16", "\"defaults\":[");
    String picture = Files.readString(folder.resolve("curve.svg"));
    assertThat(picture).contains(">win rate against random<").doesNotContain(">1.2<", ">-0.2<");
    assertThat(tuning("two", "--threads", "2").resolve("tuning.html")).hasContent(page);
    assertThat(report(root.resolve("tune")).out())
        .isEqualTo("page: " + folder.resolve("tuning.html") + "\n");
    assertThat(folder.resolve("tuning.html")).hasContent(page);
    assertThat(folder.resolve("curve.svg")).hasContent(picture);
  }

  @ParameterizedTest
  @CsvSource({
    "missing, there is no file or folder ",
    "file, ' is not a folder; give the folder of a tournament, a duel or a tuning'",
    "empty, ' holds no tournament, duel or tuning; give the folder with journal.jsonl'",
    "foreign, ' holds no tournament, duel or tuning; give the folder with journal.jsonl'"
  })
  void aFolderOfSomethingElseIsRefused(String name, String message) throws IOException {
    Files.writeString(root.resolve("file"), "text");
    Files.createDirectories(root.resolve("empty"));
    Files.createDirectories(root.resolve("foreign"));
    Files.writeString(root.resolve("foreign/journal.jsonl"), "{\"other\":1,\"log\":2}\n");
    CommandRun run = report(root.resolve(name));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(message);
    try (Stream<Path> all = Files.walk(root)) {
      assertThat(all.filter(file -> file.toString().endsWith(".html"))).isEmpty();
    }
  }
}
