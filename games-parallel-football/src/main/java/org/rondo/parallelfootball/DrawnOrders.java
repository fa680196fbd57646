package org.rondo.parallelfootball;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/**
 * Orders that were drawn for a team in a position. They are legal in that position, and they are
 * stored as plans of the table.
 */
final class DrawnOrders implements Orders {
  private final Field field;
  private final PlanTable table;
  private final int seat;
  private final short[] plans;

  private DrawnOrders(Field field, PlanTable table, int seat, short[] plans) {
    this.field = field;
    this.table = table;
    this.seat = seat;
    this.plans = plans;
  }

  /** Draws orders for a team. All legal orders are equally likely. */
  static DrawnOrders draw(Field field, PlanTable table, int seat, Rng rng) {
    return new DrawnOrders(field, table, seat, table.draw(field, seat, rng));
  }

  /**
   * Returns whether the orders were drawn for this team in this position. Such orders need no
   * check.
   */
  boolean areFor(Field field, PlanTable table, int seat) {
    return this.field == field && this.table == table && this.seat == seat;
  }

  /** Returns the plans. Callers must not change the array. */
  short[] plans() {
    return plans;
  }

  @Override
  public int count() {
    return plans.length;
  }

  @Override
  public Order order(int player) {
    return PlanTable.order(field.playerAt(seat, player), plans[player]);
  }

  @Override
  public List<Order> all() {
    return IntStream.range(0, plans.length).mapToObj(this::order).toList();
  }

  /** Returns whether the other object is {@link Orders} of any kind with the same orders. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Orders that && all().equals(that.all());
  }

  @Override
  public int hashCode() {
    return all().hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
