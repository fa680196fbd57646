/**
 * Matches on the machines of an Apache Spark cluster.
 *
 * <p>{@link org.rondo.spark.SparkPlaceFactory} is found on the class path, and opens places for
 * places such as {@code spark:local[2]} or {@code spark:spark://host:7077}. The driver, which is
 * this virtual machine, puts tasks together so that a worker plays about a second at a batch, and
 * delivers the results of a batch when it ends. Spark repeats the batches of workers that are lost.
 */
@NullMarked
package org.rondo.spark;

import org.jspecify.annotations.NullMarked;
