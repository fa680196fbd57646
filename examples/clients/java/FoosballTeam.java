import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A client for comFoosball, to begin a team of your own with: {@link #newRoster} is the place.
 *
 * <pre>java FoosballTeam.java ID [HOST [PORT]]</pre>
 *
 * ID is what both clients of a game say; 0 asks the host for one. HOST is 127.0.0.1 and PORT 8080
 * unless told otherwise. The state is 108 numbers, as the team itself sees them: goals, the
 * opponent's goals, the round, the ball's row, 26 rows, 26 fatigues, and the opponent's 26 rows and
 * 26 fatigues. A roster is 26 rows, 22 of them in -4..4; before rounds 0, 200, 400 and 600 any,
 * otherwise with one player a row further at most.
 */
class FoosballTeam {
  private static final int BENCH = 100;
  private static final int ROUNDS = 800;
  private static final int NUMBERS = 108;

  /** Two players in each row, four more around midfield. */
  private static final int[] PLACES = {
    -4, -4, -3, -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 0, 0, -1, 1
  };

  static int[] newRoster(int[] state) {
    List<Integer> players =
        IntStream.range(0, 26).boxed().sorted(Comparator.comparing(p -> state[30 + p])).toList();
    if (state[2] % 200 == 0) {
      int[] roster = new int[26];
      Arrays.fill(roster, BENCH);
      for (int place = 0; place < PLACES.length; place++) {
        roster[players.get(place)] = PLACES[place];
      }
      return roster;
    }
    // The freshest of the players that are near to the ball runs after it.
    int[] roster = Arrays.copyOfRange(state, 4, 30);
    for (int player : players) {
      int way = state[3] - roster[player];
      if (Math.abs(roster[player]) <= 4 && Math.abs(way) >= 1 && Math.abs(way) <= 2) {
        roster[player] += Integer.signum(way);
        return roster;
      }
    }
    return roster;
  }

  /**
   * Reads a text. Texts have no end marks, and a long one may come in parts: it is complete when it
   * has as many words as expected.
   */
  static String read(InputStream in, int words) throws IOException {
    byte[] bytes = new byte[1024];
    String text = "";
    while (text.isEmpty() || text.split(" ").length < words) {
      int count = in.read(bytes);
      if (count < 0) {
        throw new IOException("the host has closed the connection " + text);
      }
      text += new String(bytes, 0, count, StandardCharsets.US_ASCII);
    }
    return text;
  }

  static void send(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  static void play(String id, String host, int port) throws IOException {
    try (Socket socket = new Socket(host, port)) {
      socket.setTcpNoDelay(true); // a roster is sent at once
      InputStream in = socket.getInputStream();
      OutputStream out = socket.getOutputStream();
      send(out, id);
      System.out.println("Waiting for game " + read(in, 1));
      String ready = read(in, 1);
      System.out.println(ready);
      if (!ready.equals("READY")) {
        System.exit(1);
      }
      int[] state = new int[NUMBERS];
      while (state[2] < ROUNDS) {
        String roster =
            IntStream.of(newRoster(state)).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        send(out, roster);
        state = Arrays.stream(read(in, NUMBERS).split(" ")).mapToInt(Integer::parseInt).toArray();
      }
      System.out.println("over: " + state[0] + " to " + state[1]);
    }
  }

  public static void main(String[] args) throws IOException {
    String host = args.length > 1 ? args[1] : "127.0.0.1";
    play(args[0], host, args.length > 2 ? Integer.parseInt(args[2]) : 8080);
  }
}
