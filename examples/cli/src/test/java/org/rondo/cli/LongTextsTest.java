package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.InputException;
import org.rondo.input.TextPattern;
import org.rondo.match.clock.TimeControl;
import org.rondo.tournament.Ruling;

/**
 * Every public method that reads a text bears a long one: it reads it, or refuses it by sentence.
 */
class LongTextsTest {

  /** Where a group of a regular expression is repeated, 2,500 characters overflowed the stack. */
  private static final int LENGTH = 4_000;

  private static final int LONGEST_SENTENCE = 2_000;

  private static final List<String> BEGINNINGS =
      List.of(
          "", "move:", "total:", "0/", "withdraw ", "withdraw '", "a:b='", "a:b=", "place ", "=");

  private static final List<String> REPEATED =
      List.of(
          "1", "1m", "1:", ":1", "''", "'", "a", "a ", "[", "{", "[[],", "{\"a\":", "(", "((", "1,",
          "1/", ",", ";", "\\", "1 ", "n ", "kn1", ".", "#", "-", "\t", "\n", "XO", "a=b,", "1..2",
          "'a'");

  /** The public static methods of all modules that make something of one text. */
  private static Map<String, Consumer<String>> readers() {
    Map<String, Consumer<String>> readers = new LinkedHashMap<>();
    for (JavaClass type : ModuleArchitectureTest.CLASSES) {
      // A pattern stands in the code, and comes from no one else.
      boolean isPattern = type.isEquivalentTo(TextPattern.class);
      if (type.getModifiers().contains(JavaModifier.PUBLIC) && !isPattern) {
        for (Method method : type.reflect().getDeclaredMethods()) {
          if (isReader(method)) {
            readers.put(type.getSimpleName() + "." + method.getName(), text -> call(method, text));
          }
        }
      }
    }
    for (String name :
        List.of("foosball", "parallel-football", "grid-soccer", "othello", "tic-tac-toe")) {
      Game<?, ?> game = GameCatalog.find(name);
      readers.put("move of " + name, game::parse);
      readers.put("position of " + name, game::parseState);
    }
    return readers;
  }

  private static boolean isReader(Method method) {
    return Modifier.isPublic(method.getModifiers())
        && Modifier.isStatic(method.getModifiers())
        && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class});
  }

  private static void call(Method method, String text) {
    try {
      method.invoke(null, text);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException refusal) {
        throw refusal;
      }
      throw new AssertionError(method + " threw", e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(method + " cannot be called", e);
    }
  }

  private static void read(String name, Consumer<String> reader, String text) {
    try {
      reader.accept(text);
    } catch (InputException | IllegalArgumentException | UnsupportedOperationException refusal) {
      assertThat(refusal.getMessage()).as(name).isNotBlank();
    } catch (RuntimeException | Error e) {
      throw new AssertionError(name + " of " + text.substring(0, 30) + "... threw " + e, e);
    }
  }

  @Test
  void longTextsAreReadOrRefused() {
    Map<String, Consumer<String>> readers = readers();
    assertThat(readers).containsKeys("TimeControl.parse", "Ruling.parse", "Options.parse");
    assertThat(readers).hasSizeGreaterThan(25);
    for (String beginning : BEGINNINGS) {
      for (String repeated : REPEATED) {
        String text = beginning + repeated.repeat(LENGTH / repeated.length());
        readers.forEach((name, reader) -> read(name, reader, text));
      }
    }
  }

  @Test
  void aLongNameInARulingIsOneWord() {
    String name = "o'".repeat(LENGTH);
    Ruling ruling = new Ruling.Withdraw(name);
    assertThat(Ruling.parse(ruling.text())).isEqualTo(ruling);
  }

  @Test
  void theSentenceForALongTextIsShort() {
    for (String text :
        List.of("1m".repeat(LENGTH), "1 ".repeat(LENGTH), "move:" + "1:".repeat(LENGTH))) {
      for (Consumer<String> reader : List.<Consumer<String>>of(TimeControl::parse, Ruling::parse)) {
        try {
          reader.accept(text);
          throw new AssertionError("it was read: " + text.substring(0, 30));
        } catch (InputException refusal) {
          assertThat(refusal.getMessage().length()).isLessThan(LONGEST_SENTENCE);
        }
      }
    }
  }
}
