// A client for comFoosball, to begin a team of your own with: newRoster is the place.
//
//     g++ -std=c++17 -o foosball foosball.cpp
//     ./foosball ID [HOST [PORT]]
//
// ID is what both clients of a game say; 0 asks the host for one. HOST is 127.0.0.1 and PORT 8080
// unless told otherwise. The state is 108 numbers, as the team itself sees them: goals, the
// opponent's goals, the round, the ball's row, 26 rows, 26 fatigues, and the opponent's 26 rows and
// 26 fatigues. A roster is 26 rows, 22 of them in -4..4; before rounds 0, 200, 400 and 600 any,
// otherwise with one player a row further at most.
#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

static const int BENCH = 100, ROUNDS = 800, NUMBERS = 108;

// Two players in each row, four more around midfield.
static const std::vector<int> PLACES = {-4, -4, -3, -3, -2, -2, -1, -1, 0, 0, 1,
                                        1,  2,  2,  3,  3,  4,  4,  0,  0, -1, 1};

static std::vector<int> newRoster(const std::vector<int>& state) {
  std::vector<int> players(26);
  for (int player = 0; player < 26; player++) {
    players[player] = player;
  }
  std::stable_sort(players.begin(), players.end(),
                   [&](int one, int other) { return state[30 + one] < state[30 + other]; });
  if (state[2] % 200 == 0) {
    std::vector<int> roster(26, BENCH);
    for (size_t place = 0; place < PLACES.size(); place++) {
      roster[players[place]] = PLACES[place];
    }
    return roster;
  }
  // The freshest of the players that are near to the ball runs after it.
  std::vector<int> roster(state.begin() + 4, state.begin() + 30);
  for (int player : players) {
    int way = state[3] - roster[player];
    if (std::abs(roster[player]) <= 4 && std::abs(way) >= 1 && std::abs(way) <= 2) {
      roster[player] += way > 0 ? 1 : -1;
      return roster;
    }
  }
  return roster;
}

[[noreturn]] static void fail(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::exit(1);
}

static int connectTo(const std::string& host, const std::string& port) {
  addrinfo hints{}, *found = nullptr;
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo(host.c_str(), port.c_str(), &hints, &found) != 0) {
    fail("there is no host " + host);
  }
  for (addrinfo* address = found; address != nullptr; address = address->ai_next) {
    int server = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    if (server >= 0 && connect(server, address->ai_addr, address->ai_addrlen) == 0) {
      int on = 1;
      setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);  // a roster is sent at once
      freeaddrinfo(found);
      return server;
    }
    close(server);
  }
  fail("no host answers at " + host + ":" + port);
}

static void sendText(int server, const std::string& text) {
  if (send(server, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size())) {
    fail("the host has closed the connection");
  }
}

// Reads a text. Texts have no end marks, and a long one may come in parts: it is complete when it has
// as many words as expected.
static std::string readText(int server, long words) {
  std::string text;
  while (text.empty() || std::count(text.begin(), text.end(), ' ') + 1 < words) {
    char bytes[1024];
    ssize_t count = recv(server, bytes, sizeof bytes, 0);
    if (count <= 0) {
      fail("the host has closed the connection " + text);
    }
    text.append(bytes, count);
  }
  return text;
}

int main(int count, char** arguments) {
  if (count < 2) {
    fail("usage: foosball ID [HOST [PORT]]");
  }
  int server = connectTo(count > 2 ? arguments[2] : "127.0.0.1", count > 3 ? arguments[3] : "8080");
  sendText(server, arguments[1]);
  std::printf("Waiting for game %s\n", readText(server, 1).c_str());
  std::fflush(stdout);
  std::string ready = readText(server, 1);
  std::printf("%s\n", ready.c_str());
  std::fflush(stdout);
  if (ready != "READY") {
    return 1;
  }
  std::vector<int> state(NUMBERS, 0);
  while (state[2] < ROUNDS) {
    std::string roster;
    for (int row : newRoster(state)) {
      roster += (roster.empty() ? "" : " ") + std::to_string(row);
    }
    sendText(server, roster);
    std::string numbers = readText(server, NUMBERS);
    char* next = numbers.data();
    for (int& number : state) {
      number = static_cast<int>(std::strtol(next, &next, 10));
    }
  }
  std::printf("over: %d to %d\n", state[0], state[1]);
  close(server);
}
