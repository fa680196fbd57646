package org.rondo.verify;

import java.util.Locale;

/** Writes a scenario in the form of the recordings. */
final class PugRecordingWriter {
  private static final String GOES_ON =
      "\"FinishComment\":null,\"FinishCondition\":\"Play\",\"GameFinished\":false,"
          + "\"TurnComplete\":%s,\"YourTurn\":%s";

  private static final String IS_OVER =
      "\"FinishComment\":\"%s\",\"FinishCondition\":\"%s\",\"GameFinished\":true,"
          + "\"TurnComplete\":true,\"YourTurn\":false";

  private final StringBuilder text = new StringBuilder();

  String text() {
    return text.toString();
  }

  /** A client that is logged in. */
  final class Client {
    private final String team;
    private final String name;
    private final int player;
    private int session;
    private int sequence;

    private Client(String team, String name, int player) {
      this.team = team;
      this.name = name;
      this.player = player;
    }

    /** Adds a call that is answered with OK. */
    void call(int start, int end, String operation, String request, String response) {
      sequence += session == 0 ? 0 : 1;
      String fields = response.isEmpty() ? "" : "," + response;
      add(start, end, operation, request, "{\"Message\":null,\"Status\":\"OK\"" + fields + "}");
    }

    /** Adds a call with the number of the call before. */
    void replay(int time, String operation, String request) {
      add(time, time, operation, request, "{\"Message\":\"replay\",\"Status\":\"AUTH\"}");
    }

    /** Adds a poll of a game that goes on. */
    void poll(int start, int end, int turn, boolean isComplete, boolean isYours) {
      String answer = String.format(Locale.ROOT, GOES_ON, isComplete, isYours);
      call(start, end, "WaitNextTurn", "\"PlayerId\":" + player + ",\"RefTurn\":" + turn, answer);
    }

    /** Adds a poll of a game that is over. */
    void over(int start, int end, int turn, String condition, String comment) {
      String answer = String.format(Locale.ROOT, IS_OVER, comment, condition);
      call(start, end, "WaitNextTurn", "\"PlayerId\":" + player + ",\"RefTurn\":" + turn, answer);
    }

    private void add(int start, int end, String operation, String request, String response) {
      String code =
          new PugCodes.Signature(team, name, session, sequence)
              .code(PugCodes.SECRETS.getOrDefault(team, ""));
      String service = team.equals("boss") ? "AdminService" : "ClientService";
      text.append(
          String.format(
              Locale.ROOT,
              "{\"scenario\":\"one move\",\"t\":%d,\"ms\":%d,\"turnMs\":20,\"service\":\"%s\","
                  + "\"op\":\"%s\",\"req\":{%s\"Auth\":{\"AuthCode\":\"%s\",\"TeamName\":\"%s\","
                  + "\"ClientName\":\"%s\",\"SequenceNumber\":%d,\"SessionId\":%d}},"
                  + "\"resp\":%s}%n",
              start,
              end - start,
              service,
              operation,
              request.isEmpty() ? "" : request + ",",
              code,
              team,
              name,
              sequence,
              session,
              response));
    }
  }

  /** Adds the two calls of a login. */
  Client logIn(String team, String name, int player) {
    Client client = new Client(team, name, player);
    String challenge = String.format(Locale.ROOT, "00000000-0000-0000-0000-%012d", player);
    String response = PugCodes.response(challenge, PugCodes.SECRETS.getOrDefault(team, ""));
    client.call(1, 1, "InitLogin", "", "\"Challenge\":\"" + challenge + "\"");
    client.call(
        2,
        2,
        "CompleteLogin",
        "\"ChallengeResponse\":\"" + response + "\"",
        "\"SessionId\":" + (player + 900));
    client.session = player + 900;
    return client;
  }

  /** Adds what the recording program noted. */
  void note(int time, String value) {
    text.append(
        String.format(
            Locale.ROOT, "{\"scenario\":\"one move\",\"t\":%d,\"note\":%s}%n", time, value));
  }
}
