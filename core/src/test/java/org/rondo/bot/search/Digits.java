package org.rondo.bot.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** A game of one seat and one turn: say a number of so many digits, and each seven is a point. */
record Digits(int length) implements Game<Digits.Said, Digits.Number> {

  record Number(List<Integer> digits) implements Move {
    @Override
    public String text() {
      return digits.toString();
    }

    int sevens() {
      return (int) digits.stream().filter(digit -> digit == 7).count();
    }
  }

  record Said(boolean isOver, int sevens) implements State {
    @Override
    public Seats toMove() {
      return isOver ? Seats.none() : Seats.of(0);
    }

    @Override
    public double score(int seat) {
      return sevens;
    }

    @Override
    public String text() {
      return isOver + " " + sevens;
    }
  }

  @Override
  public String id() {
    return "toy-digits";
  }

  @Override
  public int seatCount() {
    return 1;
  }

  @Override
  public Said start(Rng rng) {
    return new Said(false, 0);
  }

  @Override
  public MoveSpace<Number> moves(Said state, int seat) {
    return new Numbers(length);
  }

  @Override
  public Said next(Said state, JointMove<Number> joint, Rng rng) {
    return new Said(true, joint.only().sevens());
  }

  @Override
  public Number parse(String text) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String show(Said state) {
    return state.text() + "\n";
  }

  private record Numbers(int length) implements MoveSpace<Number> {
    @Override
    public Optional<String> objection(Number move) {
      return Optional.empty();
    }

    @Override
    public BigInteger count() {
      return BigInteger.TEN.pow(length);
    }

    @Override
    public Number sample(Rng rng) {
      return new Number(IntStream.range(0, length).mapToObj(i -> rng.below(10)).toList());
    }

    @Override
    public List<Number> list() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Parts<Number, Integer> parts() {
      return new Parts<>() {
        @Override
        public int count() {
          return length;
        }

        @Override
        public List<Integer> choices(List<Integer> chosen) {
          return IntStream.range(0, 10).boxed().toList();
        }

        @Override
        public Number join(List<Integer> chosen) {
          return new Number(new ArrayList<>(chosen));
        }
      };
    }
  }
}
