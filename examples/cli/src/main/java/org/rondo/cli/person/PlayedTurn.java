package org.rondo.cli.person;

import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;

/** A turn of a match with the positions before and after it. */
record PlayedTurn<S extends State, M extends Move>(S before, JointMove<M> joint, S after) {}
