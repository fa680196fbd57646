package org.rondo.gridsoccer.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.UnreadableMoveException;

class AnswerReaderTest {
  private static final String FORMATION =
      "; a formation is 'id row column' for each of the players 0, 1 and 2";
  private static final String ORDERS =
      "; orders are 'id MOVIMIENTO direction' or 'id PASE direction strength' for each of the"
          + " players 0, 1 and 2";

  /** Fails when more lines are asked for than there are. */
  private static Supplier<String> lines(String text) {
    Iterator<String> lines = List.of(text.split("/", -1)).iterator();
    return lines::next;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 2 4 1 1 0 2 3 1",
        "0 2 4/1 1 0/2 3 1",
        "0 2 4 1 1 0/2 3 1",
        "0 2 4/1 1 0 2 3 1",
        "2 3 1/0 2 4/1 1 0",
        "1 1 0 2 3 1 0 2 4",
        "/  /\t/0 2 4//1 1 0/ /2 3 1",
        "  0\t2   4 1 01 000 2 3 1  ",
      })
  void aFormationIsReadHoweverItIsLaidOut(String answer) {
    assertThat(AnswerReader.formation(lines(answer)).text()).isEqualTo("2,4 1,0 3,1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 MOVIMIENTO 0 1 PASE 4 2 2 MOVIMIENTO 8",
        "0 MOVIMIENTO 0/1 PASE 4 2/2 MOVIMIENTO 8",
        "0 MOVIMIENTO 0 1 PASE 4 2/2 MOVIMIENTO 8",
        "2 MOVIMIENTO 8/1 PASE 4 2 0 MOVIMIENTO 0",
        "/1 PASE 4 2/\t/2 MOVIMIENTO 8/0 MOVIMIENTO 0",
      })
  void ordersAreReadHoweverTheyAreLaidOut(String answer) {
    assertThat(AnswerReader.orders(lines(answer)).text()).isEqualTo("0 p4:2 8");
  }

  @Test
  void anAnswerEndsWithTheLineOfItsLastPlayer() {
    Supplier<String> lines = lines("0 2 4/1 1 0/2 3 1/0 MOVIMIENTO 1 1 MOVIMIENTO 2 2 PASE 3 1/x");
    assertThat(AnswerReader.formation(lines).text()).isEqualTo("2,4 1,0 3,1");
    assertThat(AnswerReader.orders(lines).text()).isEqualTo("1 2 p3:1");
    assertThat(lines.get()).isEqualTo("x");
  }

  @Test
  void whatTheNotationCanWriteIsReadWhetherLegalOrNot() {
    assertThat(AnswerReader.formation(lines("0 -999 -9 1 999 99 2 0 0")).text())
        .isEqualTo("-999,-9 999,99 0,0");
    assertThat(AnswerReader.orders(lines("0 PASE 0 -999 1 PASE 8 999 2 PASE 1 0")).text())
        .isEqualTo("p0:-999 p8:999 p1:0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 2 4 | player '3' is not a whole number in 0..2",
        "-1 2 4 | player '-1' is not a whole number in 0..2",
        "a 2 4 | player 'a' is not a whole number in 0..2",
        "0 2 4 0 1 1 | player 0 comes twice",
        "0 2 | the line ends where a column is expected",
        "0 | the line ends where a row is expected",
        "0 1000 4 | row '1000' is not a whole number in -999..999",
        "0 2 100 | column '100' is not a whole number in -9..99",
        "0 2 -10 | column '-10' is not a whole number in -9..99",
        "0 2.0 4 | row '2.0' is not a whole number in -999..999",
        "0 +2 4 | row '+2' is not a whole number in -999..999",
        "0 2,4 | row '2,4' is not a whole number in -999..999",
        "0 9999999999 4 | row '9999999999' is not a whole number in -999..999",
        "0 99999999999999999999999 4"
            + " | row '99999999999999999999...' is not a whole number in -999..999",
        "0 2 4 1 1 0 2 3 1 0 | '0' comes after the last player",
        "0 MOVIMIENTO 3 | row 'MOVIMIENTO' is not a whole number in -999..999",
      })
  void anUnreadableFormationIsRefusedWithItsReason(String line, String reason) {
    assertThatThrownBy(() -> AnswerReader.formation(lines(line)))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage("'" + line + "' is no move: " + reason + FORMATION);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 MOVIMIENTO 1 | player '3' is not a whole number in 0..2",
        "0 movimiento 1 | 'movimiento' is neither MOVIMIENTO nor PASE",
        "0 Pase 1 1 | 'Pase' is neither MOVIMIENTO nor PASE",
        "0 2 4 | '2' is neither MOVIMIENTO nor PASE",
        "0 MOVIMIENTO 9 | direction '9' is not a whole number in 0..8",
        "0 MOVIMIENTO -1 | direction '-1' is not a whole number in 0..8",
        "0 MOVIMIENTO | the line ends where a direction is expected",
        "0 | the line ends where MOVIMIENTO or PASE is expected",
        "0 PASE 4 | the line ends where a strength is expected",
        "0 PASE 9 1 | direction '9' is not a whole number in 0..8",
        "0 PASE 4 1000 | strength '1000' is not a whole number in -999..999",
        "0 PASE 4 1 0 MOVIMIENTO 1 | player 0 comes twice",
        "0 MOVIMIENTO 1 1 MOVIMIENTO 1 2 MOVIMIENTO 1 7 | '7' comes after the last player",
        "0 MOVIMIENTO 1 2 | the line ends where MOVIMIENTO or PASE is expected",
      })
  void unreadableOrdersAreRefusedWithTheirReason(String line, String reason) {
    assertThatThrownBy(() -> AnswerReader.orders(lines(line)))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage("'" + line + "' is no move: " + reason + ORDERS);
  }

  @Test
  void aPlayerWhoComesTwiceOnTwoLinesIsRefused() {
    assertThatThrownBy(() -> AnswerReader.orders(lines("1 MOVIMIENTO 1/1 MOVIMIENTO 1")))
        .hasMessage("'1 MOVIMIENTO 1' is no move: player 1 comes twice" + ORDERS);
  }

  @Test
  void someBlankLinesArePassedOverAndEndlessOnesAreNot() {
    String blank = String.join("", Collections.nCopies(100, "/"));
    assertThat(AnswerReader.formation(lines(blank + "0 2 4 1 1 0 2 3 1")).text())
        .isEqualTo("2,4 1,0 3,1");
    assertThatThrownBy(() -> AnswerReader.formation(() -> " "))
        .isInstanceOf(UnreadableMoveException.class)
        .hasMessage("' ' is no move: there are more than 100 blank lines" + FORMATION);
  }
}
