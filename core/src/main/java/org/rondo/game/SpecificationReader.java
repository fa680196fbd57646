package org.rondo.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/** Reads {@code name:key=value,key='quoted value'}. */
final class SpecificationReader {

  /** A key, and its value: from a quote up to the next quote that is not doubled, or to a comma. */
  private static final TextPattern PAIR =
      TextPattern.of(
          "(?U)(?<key>[^=,]*+)=\\s*+(?:'(?<quoted>(?:[^']|'')*+)(?<end>'?)\\s*+|(?<plain>[^,]*+))");

  private final String specification;
  private final String subject;
  private final Map<String, String> values = new LinkedHashMap<>();

  SpecificationReader(String specification) {
    this.specification = specification;
    int colon = specification.indexOf(':');
    this.subject = (colon < 0 ? specification : specification.substring(0, colon)).strip();
    if (subject.isEmpty()) {
      throw malformed("it has no name");
    }
    if (colon >= 0) {
      readPairs(colon + 1);
    }
  }

  String subject() {
    return subject;
  }

  Map<String, String> values() {
    return values;
  }

  private void readPairs(int first) {
    Matcher pair = PAIR.matcher(specification);
    int length = specification.length();
    for (int position = first; position <= length; position = pair.end() + 1) {
      if (!pair.region(position, length).lookingAt() || pair.group("key").isBlank()) {
        throw malformed("after the colon come key=value pairs between commas");
      }
      String key = pair.group("key").strip();
      if (values.putIfAbsent(key, value(pair)) != null) {
        throw malformed("it gives " + key + " twice");
      }
    }
  }

  private String value(Matcher pair) {
    if (pair.group("quoted") == null) {
      return pair.group("plain").strip();
    }
    if (pair.group("end").isEmpty()) {
      throw malformed("a single quote is not closed");
    }
    if (pair.end() < specification.length() && specification.charAt(pair.end()) != ',') {
      throw malformed("after a quoted value comes a comma or the end");
    }
    return pair.group("quoted").replace("''", "'");
  }

  private SpecificationException malformed(String why) {
    return new SpecificationException(
        specification,
        "specification '" + specification + "' is not of the form name:key=value,...: " + why);
  }
}
