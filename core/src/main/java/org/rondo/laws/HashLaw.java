package org.rondo.laws;

import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds hash codes that differ between virtual machines, because they depend on the addresses of
 * objects.
 *
 * <p>Looks into records whose hash code is the usual one, and into collections. It cannot see what
 * a hash code that is written by hand depends on.
 */
final class HashLaw {
  private HashLaw() {}

  static void check(String subject, Object value) {
    culprit(value)
        .ifPresent(
            culprit -> {
              throw LawBrokenException.law(
                  Law.HASHES_ARE_THE_SAME_EVERYWHERE,
                  "the hash code of the %s depends on the address of %s, an object of %s; replace it"
                      + " by a text or a number, or write hashCode",
                  subject,
                  culprit,
                  culprit.getClass().getName());
            });
  }

  /** {@return an object by whose address the hash code of a value is computed, if any} */
  private static Optional<Object> culprit(Object value) {
    if (value instanceof Enum<?>) {
      return Optional.of(value);
    }
    if (value instanceof Optional<?> box) {
      return box.flatMap(HashLaw::culprit);
    }
    if (value instanceof List<?> || value instanceof Set<?>) {
      return anyOf((Collection<?>) value);
    }
    if (value instanceof Map<?, ?> map) {
      return anyOf(map.keySet()).or(() -> anyOf(map.values()));
    }
    if (value instanceof Record record) {
      return ofRecord(record);
    }
    return hasOwnHash(value.getClass()) ? Optional.empty() : Optional.of(value);
  }

  private static Optional<Object> anyOf(Collection<?> values) {
    for (Object value : values) {
      Optional<Object> culprit = value == null ? Optional.empty() : culprit(value);
      if (culprit.isPresent()) {
        return culprit;
      }
    }
    return Optional.empty();
  }

  private static Optional<Object> ofRecord(Record record) {
    List<Object> components = new ArrayList<>();
    int usual = 0;
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Object value;
      try {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        value = accessor.invoke(record);
      } catch (ReflectiveOperationException | InaccessibleObjectException e) {
        return Optional.empty();
      }
      components.add(value);
      usual = 31 * usual + Objects.hashCode(value);
    }
    // A record with a hash code of its own may leave the component out, or use its name.
    return record.hashCode() == usual ? anyOf(components) : Optional.empty();
  }

  private static boolean hasOwnHash(Class<?> type) {
    try {
      return type.getMethod("hashCode").getDeclaringClass() != Object.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every class has the method hashCode", e);
    }
  }
}
