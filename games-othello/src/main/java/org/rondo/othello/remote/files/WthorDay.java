package org.rondo.othello.remote.files;

import java.time.LocalDate;

/**
 * The day on which a WTHOR file was written, as the file states it. Old files contain days that do
 * not exist in any calendar.
 *
 * @param century the first two digits of the year, from 0 to 255
 * @param year the last two digits of the year, from 0 to 255
 * @param month the month, from 0 to 255
 * @param day the day of the month, from 0 to 255
 */
public record WthorDay(int century, int year, int month, int day) {

  /**
   * Creates a day.
   *
   * @throws IllegalArgumentException if a number is not in 0..255
   */
  public WthorDay {
    for (int number : new int[] {century, year, month, day}) {
      if (number < 0 || number > 255) {
        throw new IllegalArgumentException("number " + number + " of a date is not in 0..255");
      }
    }
  }

  /**
   * {@return the day of a date}
   *
   * @param date a date of the years 0 to 25,599
   * @throws IllegalArgumentException if the year is outside that range
   */
  public static WthorDay of(LocalDate date) {
    return new WthorDay(
        Math.floorDiv(date.getYear(), 100),
        Math.floorMod(date.getYear(), 100),
        date.getMonthValue(),
        date.getDayOfMonth());
  }
}
