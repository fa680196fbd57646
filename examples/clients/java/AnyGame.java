import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Tic-tac-toe by lines of JSON: {@code json:command='java AnyGame.java',start=30}.
 *
 * <p>Takes a cell that makes a line, or else any free cell.
 */
class AnyGame {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  /**
   * Returns the value of a member of a message. Java has no reader of JSON, and a message is flat but
   * for the turns in {@code played}: this finds a member with a text without quotes, a number or a
   * truth value. Texts of tic-tac-toe hold no quotes, so no other place looks like a member.
   */
  static String member(String json, String name) {
    Matcher found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([^\",}]*)").matcher(json);
    return found.find() ? found.group(1).strip() : "";
  }

  static boolean makesLine(String grid, int cell, char mark) {
    for (int[] line : LINES) {
      boolean isOwn = IntStream.of(line).allMatch(c -> c == cell || grid.charAt(c) == mark);
      if (isOwn && IntStream.of(line).anyMatch(c -> c == cell)) {
        return true;
      }
    }
    return false;
  }

  static int choose(String question) {
    String grid = member(question, "state");
    char own = "xo".charAt(Integer.parseInt(member(question, "seat")));
    List<Integer> free =
        IntStream.range(0, grid.length()).filter(c -> grid.charAt(c) == '.').boxed().toList();
    for (int cell : free) {
      if (makesLine(grid, cell, own)) {
        return cell + 1;
      }
    }
    // The number of the question is the only randomness, so that a match can be repeated.
    return free.get((int) (Long.parseLong(member(question, "random")) % free.size())) + 1;
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      boolean isGreeting = !member(line, "rondo").isEmpty();
      if (isGreeting || !member(line, "seat").isEmpty()) {
        System.out.println(isGreeting ? "ready" : choose(line));
        System.out.flush();
      }
      // Another line tells the end of a match; the greeting of another match may follow.
    }
  }
}
