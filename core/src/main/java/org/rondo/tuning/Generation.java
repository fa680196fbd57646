package org.rondo.tuning;

/**
 * One point of a tuning's curve: the results of the trials of one generation.
 *
 * @param number the number of the generation, from 1
 * @param evaluations the number of trials up to the end of the generation
 * @param best the best mean of a trial of the generation
 * @param mean the mean of the trials' means
 * @param deviation the standard deviation of these means; 0 if there is only one
 * @param leader the measurement of the best setting so far, at the end of the generation
 */
public record Generation(
    int number, int evaluations, double best, double mean, double deviation, Measurement leader) {}
