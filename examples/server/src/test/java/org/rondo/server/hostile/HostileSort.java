package org.rondo.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/** The sorts of bad clients. Each sees that the server refuses what it tries. */
enum HostileSort {
  HALF_HEADERS {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        target.open().send("POST /ClientService.svc/json/InitLogin HTTP/1.1\r\nHost: local");
      }
    }
  },

  HALF_BODIES {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        RawClient client = target.open();
        client.send(RawClient.head(INIT, 500));
        client.send("{\"Auth\":");
      }
    }
  },

  ENDLESS_HEADERS {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < (times + 9) / 10; i++) {
        RawClient client = target.open();
        client.send("POST " + INIT + " HTTP/1.1\r\nHost: localhost\r\n");
        String line = "X-Endless: " + "x".repeat(1000) + "\r\n";
        for (int sent = 0; sent < 1000 && client.send(line); sent++) {
          // until the server has had enough
        }
        assertThat(client.status()).isIn(0, 431);
      }
    }
  },

  ENDLESS_BODIES {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < (times + 9) / 10; i++) {
        RawClient client = target.open();
        client.send(
            "POST " + INIT + " HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
        String chunk = "1000\r\n" + "[".repeat(0x1000) + "\r\n";
        for (int sent = 0; sent < 1000 && client.send(chunk); sent++) {
          // until the server has had enough
        }
        assertThat(client.status()).isIn(0, 400, 413);
      }
    }
  },

  LYING_LENGTHS {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        for (String length : List.of("99999999999", "99999999999999999999999", "-5", "5, 6", "x")) {
          RawClient client = target.open();
          client.send(
              "POST "
                  + INIT
                  + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                  + length
                  + "\r\n\r\n{}");
          assertThat(client.status()).as(length).isIn(0, 400, 413);
        }
      }
    }
  },

  MIXED_FRAMING {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        for (String rest :
            List.of(
                "Content-Length: 5\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n"
                    + "0\r\n\r\n"
                    + "GET / HTTP/1.1\r\n",
                "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
                "Transfer-Encoding: chunked, identity\r\n\r\n",
                "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}")) {
          RawClient client = target.open();
          client.send("POST " + INIT + " HTTP/1.1\r\nHost: localhost\r\n" + rest);
          client.finishSending();
          assertThat(client.status()).as(rest).isIn(0, 400, 500, 501);
        }
      }
    }
  },

  NO_HTTP_AT_ALL {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      byte[] greeting = {22, 3, 1, 2, 0, 1, 0, 1, (byte) 0xfc, 3, 3, 0, 0, 0, 0, 0, 13, 10};
      for (int i = 0; i < times; i++) {
        RawClient tls = target.open();
        tls.send(greeting);
        tls.finishSending();
        assertThat(tls.status()).isIn(0, 400);
        RawClient words = target.open();
        words.send("hello\r\n\r\n".repeat(3));
        words.finishSending();
        assertThat(words.status()).isIn(0, 400);
      }
    }
  },

  HALF_OPEN_SOCKETS {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        target.open();
        target.open().finishSending();
      }
    }
  },

  RESET_SOCKETS {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        RawClient client = target.open();
        client.post(INIT, target.stranger().body(0).toString());
        client.reset();
      }
    }
  },

  CLIENTS_THAT_DO_NOT_READ {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < (times + 9) / 10; i++) {
        RawClient client = target.open();
        for (int asked = 0; asked < 20; asked++) {
          client.post(FairClient.path("Admin", "ListGames"), target.nextBody("ListGames"));
        }
      }
    }
  },

  /** More clients than the server has threads ask for page after page and take none of them. */
  UNREAD_PAGES {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      String requests =
          "GET /live/assets/replay.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20 + 5 * times);
      for (int i = 0; i < 68 + 10 * times; i++) {
        target.openDeaf().send(requests);
      }
    }
  },

  WAITERS_THAT_LEAVE {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      for (int i = 0; i < times; i++) {
        RawClient client = target.open();
        client.post(
            FairClient.path("Client", "WaitGameStart"),
            target.nextBody("WaitGameStart", "PlayerId", target.player()));
        client.close();
      }
    }
  },

  BROKEN_JSON {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        for (String body :
            List.of(
                "", "{", "[]", "null", "7", "{\"Auth\":}", "{\"a\":1,}", "\u0000", "\"", "{}{}")) {
          target.expectRefusal(INIT, body.getBytes(StandardCharsets.UTF_8));
        }
        target.expectRefusal(
            INIT, new byte[] {'{', '"', (byte) 0xc3, (byte) 0x28, '"', ':', '1', '}'});
      }
    }
  },

  DEEP_JSON {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        for (String body :
            List.of(
                "[".repeat(60_000),
                "{\"a\":".repeat(12_000),
                "{\"Auth\":" + "[".repeat(30_000) + "]".repeat(30_000) + "}")) {
          target.expectRefusal(INIT, body.getBytes(StandardCharsets.UTF_8));
        }
      }
    }
  },

  WRONG_TYPES {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        for (String operation : OPERATIONS) {
          for (String value : List.of("true", "\"x\"", "{}", "[1]", "null", "1.5")) {
            target.expectRefusalOfMember(operation, value);
          }
        }
      }
    }
  },

  HUGE_NUMBERS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        for (String operation : OPERATIONS) {
          for (String value :
              List.of(
                  "-1",
                  "-2147483648",
                  "2147483648",
                  "9223372036854775808",
                  "1e400",
                  "-0",
                  "9".repeat(3000))) {
            target.expectRefusalOfMember(operation, value);
          }
        }
      }
    }
  },

  FORGED_CODES {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        JsonObject body = target.stranger().body(target.stranger().nextNumber());
        body.getAsJsonObject("Auth").add("AuthCode", new JsonPrimitive("0".repeat(i % 60)));
        target.expectStatus("Client", "CreatePlayer", body, "AUTH");
        JsonObject other = target.stranger().body(target.stranger().nextNumber());
        // A team that does not log in meanwhile: guesses at it hold up its own log-ins from here.
        other.getAsJsonObject("Auth").addProperty("TeamName", "victim");
        target.expectStatus("Admin", "CreateGame", other, "AUTH");
      }
      target.passGuesses();
    }
  },

  REPLAYS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      JsonObject body = target.stranger().body(target.stranger().nextNumber());
      target.expectStatus("Client", "CreatePlayer", body, "OK");
      for (int i = 0; i < times; i++) {
        target.expectStatus("Client", "CreatePlayer", body, "AUTH");
      }
    }
  },

  IDS_OF_OTHERS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        for (String operation :
            List.of("WaitGameStart", "GetPlayerView", "GetTurnResult", "LeaveGame")) {
          target.expectFail(operation, "PlayerId", target.game().players().get(i % 2));
        }
        for (String operation :
            List.of("PauseGame", "DeleteGame", "GetLiveInfo", "StartGame", "GetGameDetails")) {
          target.expectFail(operation, "GameId", target.game().id());
        }
        target.expectFail(
            "DropPlayer", "GameId", 0, "PlayerId", target.game().players().get(i % 2));
      }
    }
  },

  TOO_MANY_GAMES {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      int created = 0;
      for (int i = 0; i < times * 10; i++) {
        JsonObject answer = target.stranger().ask("Admin", "CreateGame");
        created += answer.get("Status").getAsString().equals("OK") ? 1 : 0;
      }
      assertThat(created).isLessThanOrEqualTo(10);
    }
  },

  TOO_MANY_CLIENTS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times * 10; i++) {
        FairClient client = target.client("flood" + i);
        JsonObject answer = client.ask("Client", "InitLogin");
        assertThat(answer.get("Status").getAsString()).isIn("OK", "AUTH", "FAIL");
      }
    }
  },

  WRONG_MAPS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (int i = 0; i < times; i++) {
        for (String map :
            List.of(
                "{\"Width\":8,\"Height\":8,\"Rows\":[\"" + "0".repeat(60_000) + "\"]}",
                "{\"Width\":8,\"Height\":8,\"Rows\":[" + "\"\",".repeat(15_000) + "\"\"]}",
                "{\"Width\":2147483647,\"Height\":2147483647,\"Rows\":[]}",
                "{\"Width\":-8,\"Height\":-8,\"Rows\":null}",
                "{\"Width\":8,\"Height\":8,\"Rows\":[null,null,null,null,null,null,null,null]}")) {
          target.expectRefusalOfMap(map);
        }
      }
    }
  },

  WRONG_PATHS {
    @Override
    void attack(HostileTarget target, int times) throws IOException {
      List<String> lines = new ArrayList<>();
      for (String path :
          List.of(
              "/ClientService.svc/json/../../etc/passwd",
              "/ClientService.svc/json/%2e%2e/%2e%2e/teams.xml",
              "/ClientService.svc/json/initlogin",
              "/ClientService.svc/json/InitLogin/",
              "/ClientService.svc/json/InitLogin%00",
              "/teams.xml",
              "//" + "a/".repeat(2000),
              "/ClientService.svc/json/" + "x".repeat(3000))) {
        lines.add("GET " + path);
        lines.add("POST " + path);
      }
      lines.addAll(List.of("DELETE " + INIT, "TRACE " + INIT, "CONNECT a:1", "GET " + INIT, "x /"));
      for (int i = 0; i < times; i++) {
        for (String line : lines) {
          RawClient client = target.open();
          client.send(line + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
          assertThat(client.status()).as(line).isIn(0, 400, 404, 405, 501);
          client.close();
        }
      }
    }
  },

  XML_TRICKS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      for (String trick :
          List.of(
              "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><TeamList>&x;</TeamList>",
              "<!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
                  + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]><TeamList>&c;</TeamList>",
              "<TeamList><Teams>",
              "",
              "<TeamList><Teams><Team Name=\"alpha\"/><Team Name=\"alpha\"/></Teams></TeamList>")) {
        Files.writeString(target.teams(), trick);
        target.passRegistryCheck();
        assertThat(target.isServing()).as(trick).isTrue();
      }
      target.restoreTeams();
    }
  },

  BURSTS {
    @Override
    void attack(HostileTarget target, int times) throws IOException, InterruptedException {
      target.burst(times * 200, 5000);
    }
  };

  static final String INIT = FairClient.path("Client", "InitLogin");

  /** Operations with a number in their request. */
  static final List<String> OPERATIONS =
      List.of("WaitGameStart", "GetPlayerView", "WaitNextTurn", "StartGame", "GetLiveInfo");

  /**
   * Attacks the server. Connections stay open until the attack is over.
   *
   * @param times the strength, 1 or more
   */
  abstract void attack(HostileTarget target, int times) throws IOException, InterruptedException;
}
