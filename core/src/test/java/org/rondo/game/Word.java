package org.rondo.game;

/** A move that is nothing but its text. */
record Word(String text) implements Move {
  static Word of(int number) {
    return new Word(Integer.toString(number));
  }
}
