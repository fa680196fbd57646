package org.rondo.tuning;

/**
 * A point of a tuning's curve: what the trials of one generation came to.
 *
 * @param number which one, from 1
 * @param evaluations how many trials there were up to its end
 * @param best the best mean of a trial in it
 * @param mean the mean of the means of its trials
 * @param deviation their standard deviation; 0 where there is only one
 * @param leader what was known, at its end, of the best setting so far
 */
public record Generation(
    int number, int evaluations, double best, double mean, double deviation, Measurement leader) {}
