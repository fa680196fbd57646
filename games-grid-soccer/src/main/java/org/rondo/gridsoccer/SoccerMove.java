package org.rondo.gridsoccer;

import org.rondo.game.Move;

/** A team's choice: its formation before the first step, orders for its players afterwards. */
public sealed interface SoccerMove extends Move permits Formation, SoccerOrders {}
