// A client of the PUG Challenge 2017; change choose. It speaks HTTP, not HTTPS.
//
//     g++ -std=c++17 -o pug_2017 pug_2017.cpp
//     RONDO_SECRET=... ./pug_2017 HOST PORT TEAM [NAME [GAMES]]
//
// It plays GAMES games, by default all that the organisers let it play.
#include <unistd.h>

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "http.hpp"
#include "sha1.hpp"

using std::string;
using Rows = std::vector<string>;

static string host, port, team, name = "cpp", session = "0", player = "0";
static int number = 0;

// SHA-1 of a text and the secret of the team, in hexadecimal digits.
static string sha(const string& text) { return sha1(text + std::getenv("RONDO_SECRET")); }

// The value of a member of an answer. C++ has no reader of JSON. The members that this client reads are
// texts without quotes, numbers, truth values and a list of rows; the first of each name is the right one.
static string member(const string& json, const string& key) {
  size_t at = json.find("\"" + key + "\":");
  if (at == string::npos) throw std::runtime_error("no member " + key + " in " + json);
  at += key.size() + 3;
  char first = json[at];
  at += first == '"' || first == '[';
  return json.substr(at, json.find_first_of(first == '"' ? "\"" : first == '[' ? "]" : ",}", at) - at);
}

// Makes a call; its own members end with a comma each.
static string call(const string& operation, const string& members = "") {
  string sequence = std::to_string(session == "0" ? 0 : ++number);
  string code = sha(team + ":" + name + ":" + session + ":" + sequence);
  string body = "{" + members + "\"PlayerId\":" + player + ",\"Auth\":{\"TeamName\":\"" + team +
                "\",\"ClientName\":\"" + name + "\",\"SessionId\":" + session + ",\"SequenceNumber\":" + sequence +
                ",\"AuthCode\":\"" + code + "\"}}";
  string answer = post(host, port, "/ClientService.svc/json/" + operation, body);
  if (member(answer, "Status") != "OK") throw std::runtime_error(operation + ": " + answer);
  return answer;
}

static void login() {
  session = player = "0";
  number = 0;
  string response = sha(sha(member(call("InitLogin"), "Challenge")));
  session = member(call("CompleteLogin", "\"ChallengeResponse\":\"" + response + "\","), "SessionId");
  player = member(call("CreatePlayer"), "PlayerId");
  std::printf("logged in as %s (%s), waiting for a game\n", team.c_str(), name.c_str());
  std::fflush(stdout);
}

static char at(const Rows& rows, size_t row, size_t col) {
  return row < rows.size() && col < rows.size() ? rows[row][col] : '*';
}

// The number of discs that a disc on this square turns.
static int turned(const Rows& rows, char own, int row, int col) {
  int count = 0;
  for (int way = 0; way < 9; way++) {
    int down = way / 3 - 1, right = way % 3 - 1, steps = 1;
    while (at(rows, row + steps * down, col + steps * right) == ('0' ^ '1' ^ own)) steps++;
    count += at(rows, row + steps * down, col + steps * right) == own ? steps - 1 : 0;
  }
  return count;
}

// The free square that turns most discs, by row and column from the top left; or a pass.
static string choose(const Rows& rows, char own) {
  int most = 0;
  string best = "\"Turn\":{\"Row\":-1,\"Col\":-1},\"Pass\":true,";
  for (size_t square = 0; square < rows.size() * rows.size(); square++) {
    int row = square / rows.size(), col = square % rows.size();
    int discs = rows[row][col] == '*' ? turned(rows, own, row, col) : 0;
    if (discs > most) {
      most = discs;
      best = "\"Turn\":{\"Row\":" + std::to_string(row) + ",\"Col\":" + std::to_string(col) +
             "},\"Pass\":false,";
    }
  }
  return best;
}

// The rows of a list such as "**01","**10".
static Rows split(const string& list) {
  Rows rows;
  for (size_t from = 0, end; (from = list.find('"', from)) != string::npos; from = end + 1) {
    end = list.find('"', from + 1);
    rows.push_back(list.substr(from + 1, end - from - 1));
  }
  return rows;
}

static string play() {
  while (std::stoi(member(call("WaitGameStart"), "GameId")) <= 0) {  // answers after five seconds
  }
  int turn = 0;
  string wait = call("WaitNextTurn", "\"RefTurn\":0,");
  while (member(wait, "GameFinished") != "true") {
    if (member(wait, "TurnComplete") == "true") {
      string view = call("GetPlayerView");
      turn = std::stoi(member(view, "Turn"));
      char own = member(view, "Index")[0];
      // Index 0 moves on odd turns; YourTurn can be wrong after a new login.
      if (turn % 2 != own - '0') call("PerformMove", choose(split(member(view, "Rows")), own));
    }
    wait = call("WaitNextTurn", "\"RefTurn\":" + std::to_string(turn) + ",");
  }
  call("LeaveGame");
  return member(wait, "FinishCondition") + ", " + member(wait, "FinishComment");
}

int main(int count, char** arguments) {
  if (count < 4 || std::getenv("RONDO_SECRET") == nullptr) {
    std::fprintf(stderr, "usage: RONDO_SECRET=... ./pug_2017 HOST PORT TEAM [NAME [GAMES]]\n");
    return 2;
  }
  host = arguments[1], port = arguments[2], team = arguments[3];
  if (count > 4) name = arguments[4];
  long games = count > 5 ? std::atol(arguments[5]) : LONG_MAX, played = 0;
  bool isLoggedIn = false;
  for (int errors = 0; played < games && errors < 60;) {
    try {
      if (!isLoggedIn) login();
      isLoggedIn = true;
      errors = 0;
      string result = play();
      std::printf("game %ld: %s\n", ++played, result.c_str());
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
      isLoggedIn = false;
      errors++;
      sleep(1);
    }
    std::fflush(stdout);
  }
  return played < games;
}
