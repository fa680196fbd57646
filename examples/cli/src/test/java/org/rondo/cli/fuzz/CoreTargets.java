package org.rondo.cli.fuzz;

import static org.rondo.cli.fuzz.FuzzTarget.ofText;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Entrant;
import org.rondo.format.MatchId;
import org.rondo.format.Points;
import org.rondo.format.PrizeFund;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.format.trf.TrfEntry;
import org.rondo.format.trf.TrfPlayer;
import org.rondo.format.trf.TrfTournament;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Options;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.match.OpeningFile;
import org.rondo.match.RecordedMatch;
import org.rondo.match.adjudication.DrawRule;
import org.rondo.match.adjudication.ResignRule;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;
import org.rondo.remote.JudgeReader;
import org.rondo.remote.RemoteInput;
import org.rondo.report.DuelNote;
import org.rondo.report.ReplayNotes;
import org.rondo.report.ReplayPage;
import org.rondo.report.TuningNote;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.tournament.CompetitionCatalog;
import org.rondo.tournament.Ruling;
import org.rondo.tuning.MethodCatalog;

/** What core reads: records, settings, programs, and the data of pages. */
final class CoreTargets {
  private static final Game<?, ?> TIC_TAC_TOE = GameCatalog.find("tic-tac-toe");

  private static final String REPORT_FILE =
      new TrfTournament(
              "cup",
              2,
              List.of(
                  new TrfPlayer("ada", 1, List.of(TrfEntry.of(2, 0, 1))),
                  new TrfPlayer("ben", 2, List.of(TrfEntry.of(1, 1, -1)))))
          .text();

  private CoreTargets() {}

  static List<FuzzTarget> all() {
    return List.of(
        ofText(
            "options",
            text -> {
              Options options = Options.parse(text);
              options.integer("rows", 5, 3, 99);
              options.requireAllAsked();
            },
            "grid-soccer:rows=7",
            "x:rows='7'",
            "x"),
        ofText("game", GameCatalog::find, "grid-soccer:rows=7,columns=14", "othello", "foosball"),
        ofText(
            "bot",
            text -> BotCatalog.describe(TIC_TAC_TOE, text),
            "mcts:iterations=100,exploration=0.7",
            "random",
            "json:command='cat -n'"),
        ofText(
            "format",
            text -> FormatCatalog.find(text, 2),
            "swiss:rounds=5",
            "swiss:fide,rounds=9",
            "knockout:games=3"),
        ofText("report file", TrfTournament::parse, REPORT_FILE),
        ofText(
            "competition", CompetitionCatalog::find, "w4444", "wcc-2014:game=arimaa", "pug-2017"),
        ofText("method", MethodCatalog::find, "genetic:population=12", "cma-es", "spsa"),
        ofText("time", TimeControl::parse, "2m/6m/100/0/8h/6m", "total:1m", "8s+80ms", "move:50ms"),
        ofText("draw rule", DrawRule::parse, "draw:score=0.1,moves=8", "score=0,moves=8,from=40"),
        ofText("resign rule", ResignRule::parse, "resign:score=10,moves=2", "score=10,moves=2"),
        ofText("points", Points::parse, "game", "match"),
        ofText("prizes", PrizeFund::parse, "1000.50", "1000"),
        ofText("match id", MatchId::parse, "3.2.1"),
        ofText(
                "seed",
                text -> new Seed(text).rng(),
                "7/round:3/game:1",
                "secret:" + "0f".repeat(16))
            .or(IllegalArgumentException.class),
        ofText("name", Entrant::requireName, "ada", "ran\u200Bdom", "\u0645\u06CC\u200C\u062E")
            .or(IllegalArgumentException.class),
        ofText(
            "ruling",
            text -> {
              Ruling ruling = Ruling.parse(text);
              if (!Ruling.parse(ruling.text()).equals(ruling)) {
                throw new AssertionError("another ruling is read from " + ruling.text());
              }
            },
            "annul 1.2.3",
            "replay 1.2.3 4 charged 'it''s' number 2",
            "withdraw ada",
            "substitute ada ben",
            "pair 3.2 ada 'ben c'"),
        ofText("record", CoreTargets::record, Recordings.record().json()),
        ofText("replay", CoreTargets::replay, Recordings.record().json()),
        ofText("recorded match", RecordedMatch::parse, Recordings.record().json()),
        ofText("page", CoreTargets::page, Recordings.record().json()),
        ofText("summary", MatchSummary::parse, summary()),
        ofText("clocks", ClockReadings::parse, "{\"format\":1,\"nanoseconds\":[[1,2],[3]]}"),
        ofText(
            "thoughts",
            MatchThoughts::parse,
            "{\"format\":1,\"thoughts\":[{\"turn\":0,\"seat\":1,\"score\":1.5,\"unit\":\"discs\",\"depth\":3}]}"),
        ofText(
            "thought",
            MatchThoughts::parseThought,
            "{\"score\":1.5,\"unit\":\"discs\",\"depth\":3,\"nodes\":77,\"line\":[\"a1\",\"b2\"]}"),
        ofText("task", MatchTask::parse, task()),
        ofText("task result", TaskResult::parse, result()),
        ofText("duel note", DuelNote::parse, "{\"game\":\"othello\",\"first\":\"a\"}", "a=b c=d"),
        ofText(
            "tuning note", TuningNote::parse, "{\"game\":\"othello\",\"bot\":\"a\"}", "othello a"),
        ofText(
            "program answer",
            RemoteInput::answer,
            "{\"move\":\"f5\",\"score\":0.5,\"depth\":3,\"line\":[\"f5\"]}",
            "{\"resign\":true}",
            "f5"),
        // The caller turns what it throws into a fault.
        ofText(
                "program message",
                RemoteInput::message,
                "{\"rondo\":1,\"game\":\"othello\",\"seat\":0}",
                "{\"over\":true,\"state\":\"x\",\"ranks\":[1,2],\"scores\":[1,0]}",
                "{\"game\":\"othello\",\"seat\":0,\"turn\":1,\"state\":\"x\",\"played\":[],\"random\":5}")
            .or(RuntimeException.class),
        ofText("command", RemoteInput::words, "/usr/bin/bot -l 1 'a b' \"c d\" e\\ f")
            .or(IllegalArgumentException.class),
        ofText("judge", CoreTargets::judge, "1 2 3.5\n\n-7 x 1e5\n").or(IOException.class),
        ofText(
                "opening line",
                text -> OpeningFile.parseLine(text, TIC_TAC_TOE),
                "5 1 9",
                "[[\"5\"],[\"1\"]]",
                "x...o....")
            .or(IllegalArgumentException.class));
  }

  private static void record(String text) {
    MatchRecord record = MatchRecord.parse(text);
    if (!MatchRecord.parse(record.json()).equals(record)) {
      throw new AssertionError("another record is read from " + record.json());
    }
  }

  private static void replay(String text) {
    MatchRecord record = MatchRecord.parse(text);
    if (record.game().startsWith("tic-tac-toe")) {
      record.replay(TIC_TAC_TOE);
    }
  }

  /** No text of a record may end the script element that holds it. */
  private static void page(String text) {
    String body = ReplayPage.body(MatchRecord.parse(text), ReplayNotes.none(), "/renderers/");
    String data = body.replaceAll("</script>\\s*(?:\n|$)", "\n");
    if (data.contains("</script") || data.contains("<!--")) {
      throw new AssertionError("the text ends the script of the page");
    }
  }

  private static void judge(String text) throws Exception {
    JudgeReader reader = new JudgeReader(new StringReader(text), 100);
    while (true) {
      JudgeReader.JudgeLine line = reader.next();
      for (int word = 0; word < line.wordCount(); word++) {
        if (line.isNumber(word)) {
          line.integer(word, "a number");
        }
      }
      line.decimal(0, "a decimal number");
    }
  }

  private static String summary() {
    return Recordings.record().summary().json();
  }

  private static String task() {
    return "{\"format\":1,\"task\":\"1.1.1\",\"game\":\"tic-tac-toe\",\"entrants\":[\"ada\",\"ben\"],"
        + "\"bots\":[\"random\",\"greedy\"],\"seed\":\"7\",\"opening\":[[\"5\"]],\"time\":\"total:1m\"}";
  }

  private static String result() {
    return TaskResult.of("1.1.1", Recordings.record().summary()).json();
  }
}
