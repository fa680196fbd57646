package org.rondo.gridsoccer;

import org.rondo.game.Move;

/**
 * A team's choice. Before the first step it is a formation; afterwards it is the orders for the
 * players.
 */
public sealed interface SoccerMove extends Move permits Formation, SoccerOrders {}
