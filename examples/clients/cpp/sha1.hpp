// SHA-1, which C++ does not have, as RFC 3174 describes it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

static uint32_t rotate(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

// SHA-1 of a text, in hexadecimal digits.
static std::string sha1(std::string text) {
  uint64_t bits = text.size() * 8;
  text += '\x80';
  text.append((120 - text.size() % 64) % 64, '\0');
  for (int byte = 7; byte >= 0; byte--) text += static_cast<char>(bits >> byte * 8);
  uint32_t h[] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}, w[80];
  for (size_t block = 0; block < text.size(); block += 64) {
    for (int i = 0; i < 80; i++) {
      w[i] = i < 16 ? 0 : rotate(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
      for (int j = 0; i < 16 && j < 4; j++) {
        w[i] = w[i] << 8 | static_cast<uint8_t>(text[block + i * 4 + j]);
      }
    }
    uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int i = 0; i < 80; i++) {
      uint32_t f = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999
                   : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                   : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
                            : (b ^ c ^ d) + 0xca62c1d6;
      uint32_t next = rotate(a, 5) + f + e + w[i];
      e = d, d = c, c = rotate(b, 30), b = a, a = next;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
  }
  char digits[41];
  std::snprintf(digits, sizeof digits, "%08x%08x%08x%08x%08x", h[0], h[1], h[2], h[3], h[4]);
  return digits;
}
