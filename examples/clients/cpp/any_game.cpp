// Tic-tac-toe by lines of JSON: g++ -std=c++17 -o any_game any_game.cpp, then json:command='./any_game'.
// Takes a cell that makes a line, or else any free cell.
#include <cstdio>
#include <string>
#include <vector>

static const int LINES[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

// The value of a member of a message. C++ has no reader of JSON, and a message is flat but for the
// turns in "played": this finds a member with a text without quotes, a number or a truth value. Texts
// of tic-tac-toe hold no quotes, so no other place looks like a member.
static std::string member(const std::string& json, const std::string& name) {
  size_t at = json.find("\"" + name + "\"");
  if (at == std::string::npos) {
    return "";
  }
  at = json.find_first_not_of(" \t:", at + name.size() + 2);
  if (at != std::string::npos && json[at] == '"') {
    at++;
  }
  return at == std::string::npos ? "" : json.substr(at, json.find_first_of("\",}", at) - at);
}

static bool makesLine(const std::string& grid, int cell, char mark) {
  for (const auto& line : LINES) {
    bool isOwn = true;
    bool isIn = false;
    for (int other : line) {
      isOwn = isOwn && (other == cell || grid[other] == mark);
      isIn = isIn || other == cell;
    }
    if (isOwn && isIn) {
      return true;
    }
  }
  return false;
}

static int choose(const std::string& question) {
  std::string grid = member(question, "state");
  char own = "xo"[std::stoi(member(question, "seat"))];
  std::vector<int> free;
  for (int cell = 0; cell < 9; cell++) {
    if (grid[cell] == '.') {
      free.push_back(cell);
    }
  }
  for (int cell : free) {
    if (makesLine(grid, cell, own)) {
      return cell + 1;
    }
  }
  // The number of the question is the only randomness, so that a match can be repeated.
  return free[std::stoll(member(question, "random")) % free.size()] + 1;
}

static bool readLine(std::string& line) {
  line.clear();
  int letter;
  while ((letter = std::getchar()) != EOF && letter != '\n') {
    line += static_cast<char>(letter);
  }
  return letter != EOF;
}

int main() {
  for (std::string line; readLine(line);) {
    if (!member(line, "rondo").empty()) {
      std::puts("ready");
    } else if (!member(line, "seat").empty()) {
      std::printf("%d\n", choose(line));
    }
    // Another line tells the end of a match; the greeting of another match may follow.
    std::fflush(stdout);
  }
}
