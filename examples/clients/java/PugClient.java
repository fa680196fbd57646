import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Locale;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// A client of the PUG Challenge 2017; change choose.
//
//     RONDO_SECRET=... java PugClient.java http://HOST:PORT TEAM [NAME [GAMES]]
//
// It plays GAMES games, by default all that the organisers let it play.
class PugClient {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final String url, team, name;
  private String session = "0", player = "0";
  private int number;

  PugClient(String url, String team, String name) throws Exception {
    this.url = url.replaceAll("/+$", "") + "/ClientService.svc/json/";
    this.team = team;
    this.name = name;
    String response = sha(sha(member(call("InitLogin", ""), "Challenge")));
    session = member(call("CompleteLogin", "\"ChallengeResponse\":\"" + response + "\","), "SessionId");
    player = member(call("CreatePlayer", ""), "PlayerId");
    System.out.println("logged in as " + team + " (" + name + "), waiting for a game");
  }

  static String sha(String text) throws Exception {
    byte[] bytes = (text + System.getenv("RONDO_SECRET")).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(bytes));
  }

  // The value of a member of an answer. Java has no reader of JSON. The members that this client reads
  // are texts without quotes, numbers, truth values and a list of rows; the first of each name is the
  // right one.
  static String member(String json, String name) {
    String value = "\\[[^\\]]*\\]|\"[^\"]*\"|[^,}\\]]*";
    Matcher found = Pattern.compile("\"" + name + "\"\\s*:\\s*(" + value + ")").matcher(json);
    return found.find() ? found.group(1).replaceAll("^\"|\"$", "").strip() : "";
  }

  // Makes a call; its own members end with a comma each.
  String call(String operation, String members) throws Exception {
    number += session.equals("0") ? 0 : 1;
    String sender = team + ":" + name + ":" + session + ":" + number;
    String form =
        "{%s'PlayerId':%s,'Auth':{'TeamName':'%s','ClientName':'%s','SessionId':%s,'SequenceNumber':%d,"
            + "'AuthCode':'%s'}}";
    String body =
        String.format(Locale.ROOT, form.replace('\'', '"'), members, player, team, name, session, number, sha(sender));
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + operation))
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(30))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    String answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
    if (!member(answer, "Status").equals("OK")) {
      throw new IOException(operation + ": " + answer);
    }
    return answer;
  }

  // The number of discs that a disc on this square turns.
  static int turned(String[] rows, char own, int row, int col) {
    int count = 0;
    for (int way = 0; way < 9; way++) {
      int down = way / 3 - 1;
      int right = way % 3 - 1;
      int steps = 1;
      while (at(rows, row + steps * down, col + steps * right) == ('0' ^ '1' ^ own)) {
        steps++;
      }
      count += at(rows, row + steps * down, col + steps * right) == own ? steps - 1 : 0;
    }
    return count;
  }

  static char at(String[] rows, int row, int col) {
    boolean isInside = row >= 0 && row < rows.length && col >= 0 && col < rows.length;
    return isInside ? rows[row].charAt(col) : '*';
  }

  // The free square that turns most discs, by row and column from the top left; or a pass.
  static String choose(String[] rows, char own) {
    int most = 0;
    String best = "\"Turn\":{\"Row\":-1,\"Col\":-1},\"Pass\":true,";
    for (int square = 0; square < rows.length * rows.length; square++) {
      int row = square / rows.length;
      int col = square % rows.length;
      int discs = at(rows, row, col) == '*' ? turned(rows, own, row, col) : 0;
      if (discs > most) {
        most = discs;
        best = String.format(Locale.ROOT, "\"Turn\":{\"Row\":%d,\"Col\":%d},\"Pass\":false,", row, col);
      }
    }
    return best;
  }

  String play() throws Exception {
    while (Integer.parseInt(member(call("WaitGameStart", ""), "GameId")) <= 0) {
      // The server answers after five seconds.
    }
    int turn = 0;
    String wait = call("WaitNextTurn", "\"RefTurn\":0,");
    while (!member(wait, "GameFinished").equals("true")) {
      if (member(wait, "TurnComplete").equals("true")) {
        String view = call("GetPlayerView", "");
        turn = Integer.parseInt(member(view, "Turn"));
        int index = Integer.parseInt(member(view, "Index"));
        if (turn % 2 != index) { // 0 moves on odd turns; YourTurn can be wrong after a new login
          String[] rows = member(view, "Rows").replaceAll("[\\[\\]\"\\s]", "").split(",");
          call("PerformMove", choose(rows, (char) ('0' + index)));
        }
      }
      wait = call("WaitNextTurn", "\"RefTurn\":" + turn + ",");
    }
    call("LeaveGame", "");
    return member(wait, "FinishCondition") + ", " + member(wait, "FinishComment");
  }

  public static void main(String[] args) throws Exception {
    if (args.length < 2 || System.getenv("RONDO_SECRET") == null) {
      System.err.println("usage: RONDO_SECRET=... java PugClient.java http://HOST:PORT TEAM [NAME [GAMES]]");
      System.exit(2);
    }
    String name = args.length > 2 ? args[2] : "java";
    long games = args.length > 3 ? Long.parseLong(args[3]) : Long.MAX_VALUE;
    PugClient client = null;
    long played = 0;
    for (int errors = 0; played < games && errors < 60; ) {
      try {
        client = client == null ? new PugClient(args[0], args[1], name) : client;
        errors = 0;
        String result = client.play();
        System.out.println("game " + ++played + ": " + result);
      } catch (IOException | NumberFormatException e) {
        System.err.println(e);
        errors++;
        client = null;
        Thread.sleep(1000);
      }
    }
    System.exit(played < games ? 1 : 0);
  }
}
