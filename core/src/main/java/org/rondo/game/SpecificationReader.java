package org.rondo.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rondo.input.SpecificationException;

/** Reads {@code name:key=value,key='quoted value'}. */
final class SpecificationReader {
  private final String specification;
  private final String subject;
  private final Map<String, String> values = new LinkedHashMap<>();
  private int position;

  SpecificationReader(String specification) {
    this.specification = specification;
    int colon = specification.indexOf(':');
    this.subject = (colon < 0 ? specification : specification.substring(0, colon)).strip();
    if (subject.isEmpty()) {
      throw malformed("it has no name");
    }
    if (colon >= 0) {
      position = colon + 1;
      readPairs();
    }
  }

  String subject() {
    return subject;
  }

  Map<String, String> values() {
    return values;
  }

  private void readPairs() {
    while (true) {
      String key = readKey();
      if (values.putIfAbsent(key, readValue()) != null) {
        throw malformed("it gives " + key + " twice");
      }
      if (position == specification.length()) {
        return;
      }
      position++;
    }
  }

  private String readKey() {
    int equals = specification.indexOf('=', position);
    String key = equals < 0 ? "" : specification.substring(position, equals).strip();
    if (key.isEmpty() || key.indexOf(',') >= 0) {
      throw malformed("after the colon come key=value pairs between commas");
    }
    position = equals + 1;
    return key;
  }

  private String readValue() {
    skipBlanks();
    if (position < specification.length() && specification.charAt(position) == '\'') {
      return readQuoted();
    }
    int comma = specification.indexOf(',', position);
    int end = comma < 0 ? specification.length() : comma;
    String value = specification.substring(position, end).strip();
    position = end;
    return value;
  }

  private String readQuoted() {
    StringBuilder value = new StringBuilder();
    int at = position + 1;
    while (true) {
      int quote = specification.indexOf('\'', at);
      if (quote < 0) {
        throw malformed("a single quote is not closed");
      }
      value.append(specification, at, quote);
      if (!specification.startsWith("''", quote)) {
        position = quote + 1;
        break;
      }
      value.append('\'');
      at = quote + 2;
    }
    skipBlanks();
    if (position < specification.length() && specification.charAt(position) != ',') {
      throw malformed("after a quoted value comes a comma or the end");
    }
    return value.toString();
  }

  private void skipBlanks() {
    while (position < specification.length()
        && Character.isWhitespace(specification.charAt(position))) {
      position++;
    }
  }

  private SpecificationException malformed(String why) {
    return new SpecificationException(
        specification,
        "specification '" + specification + "' is not of the form name:key=value,...: " + why);
  }
}
