package org.rondo.bot;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.game.Outcome;

/** Looks for the hidden card in every object that it can reach, and says what it found. */
public final class Peeker implements Bot<Table, Word> {
  public final List<String> found = new ArrayList<>();
  public final List<Integer> turns = new ArrayList<>();
  public int asked;
  public int told;

  /** Calls if it has found the card of seat 0, and folds otherwise. */
  @Override
  public Word choose(Decision<Table, Word> decision) {
    asked++;
    turns.add(decision.turn());
    look(decision);
    look(decision.game());
    look(decision.moves());
    look(decision.moves().list());
    decision.played().forEach(joint -> found.add("played " + joint));
    if (decision.toString().matches(".*cards \\d+ \\d+.*")) {
      found.add(decision.toString());
    }
    List<Word> words = decision.moves().list();
    return found.isEmpty() ? words.get(0) : words.get(words.size() - 1);
  }

  @Override
  public void finished(Table state, Outcome outcome) {
    told++;
    look(state);
  }

  private void look(Object root) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Object here = open.pop();
      if (seen.add(here)) {
        if (here instanceof Table table && table.isWhole() && !table.said().contains("call")) {
          found.add(table.text());
        }
        open.addAll(inside(here));
      }
    }
  }

  private static List<Object> inside(Object object) {
    if (object instanceof Collection<?> items) {
      return new ArrayList<>(items);
    }
    if (object instanceof Map<?, ?> map) {
      List<Object> both = new ArrayList<>(map.keySet());
      both.addAll(map.values());
      return both;
    }
    if (object instanceof Optional<?> box) {
      return new ArrayList<>(box.stream().toList());
    }
    if (object instanceof Object[] array) {
      return new ArrayList<>(List.of(array));
    }
    return object.getClass().getName().startsWith("java.") ? List.of() : fields(object);
  }

  private static List<Object> fields(Object object) {
    List<Object> values = new ArrayList<>();
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        try {
          field.setAccessible(true);
          Object value = field.get(Modifier.isStatic(field.getModifiers()) ? null : object);
          if (value != null && !field.getType().isPrimitive()) {
            values.add(value);
          }
        } catch (IllegalAccessException | InaccessibleObjectException e) {
          // Nobody can look there.
        }
      }
    }
    return values;
  }
}
