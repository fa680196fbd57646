// One call over HTTP, with the sockets of POSIX: RFC 1945. HTTPS is not spoken.
#pragma once

#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>
#include <string>

// Connects to a host; throws if it cannot be reached.
static int connectTo(const std::string& host, const std::string& port) {
  addrinfo hints{}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo(host.c_str(), port.c_str(), &hints, &found) != 0) {
    throw std::runtime_error("there is no host " + host);
  }
  int server = -1;
  for (addrinfo* address = found; address != nullptr && server < 0; address = address->ai_next) {
    server = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    if (server >= 0 && connect(server, address->ai_addr, address->ai_addrlen) != 0) {
      close(server);
      server = -1;
    }
  }
  freeaddrinfo(found);
  if (server < 0) {
    throw std::runtime_error("nothing answers at " + host + ":" + port);
  }
  return server;
}

// Posts JSON and returns the body of the answer. Each call has a connection of its own: by HTTP 1.0 the
// answer ends with the connection. The server may let a call wait for five seconds.
static std::string post(const std::string& host, const std::string& port, const std::string& path,
                        const std::string& json) {
  std::string request = "POST " + path + " HTTP/1.0\r\nHost: " + host + ":" + port +
                        "\r\nContent-Type: application/json\r\nContent-Length: " +
                        std::to_string(json.size()) + "\r\n\r\n" + json;
  int server = connectTo(host, port);
  timeval limit{30, 0};
  setsockopt(server, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  std::string answer;
  if (send(server, request.data(), request.size(), MSG_NOSIGNAL) > 0) {
    char bytes[4096];
    for (ssize_t count; (count = recv(server, bytes, sizeof bytes, 0)) > 0;) {
      answer.append(bytes, count);
    }
  }
  close(server);
  size_t body = answer.find("\r\n\r\n");
  if (body == std::string::npos) {
    throw std::runtime_error("the server does not answer");
  }
  return answer.substr(body + 4);
}
