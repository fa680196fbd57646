/**
 * Events for the Flight Recorder of the JDK, which tell where the time of a run goes.
 *
 * <p>{@link org.rondo.flight.MatchSpan}, {@link org.rondo.flight.TurnSpan}, {@link
 * org.rondo.flight.ChoiceSpan}, {@link org.rondo.flight.PairingSpan} and {@link
 * org.rondo.flight.EvaluationSpan} measure a piece of work from its beginning to its end. {@link
 * org.rondo.flight.FaultNotice} tells what happened at one moment. Each class holds its event and
 * describes the fields. The events stand in the recording of the virtual machine in which the work
 * is done. No result depends on them.
 *
 * <p>While nothing is recorded, a piece of work costs one read of a field of the JDK, and no object
 * is created.
 *
 * <p>This package is internal to the library and is not part of its stable API. The names of the
 * events and of their fields are stable.
 */
@NullMarked
package org.rondo.flight;

import org.jspecify.annotations.NullMarked;
