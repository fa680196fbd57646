package org.rondo.cli.settings;

import com.google.gson.ExclusionStrategy;
import com.google.gson.FieldAttributes;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.InstanceCreator;
import com.google.gson.JsonArray;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rondo.cli.console.RunMixin;
import org.rondo.input.DamagedFileException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The settings of a command as a JSON object, with a field for each option that is given. Nothing
 * in it is read as an argument.
 */
public final class SettingsJson {
  private SettingsJson() {}

  /** {@return the options and parameters of some settings, for a command that reads them} */
  public static CommandSpec spec(Object settings) {
    CommandSpec spec = CommandSpec.forAnnotatedObject(settings);
    for (ArgSpec argument : List.copyOf(spec.args())) {
      boolean isHelp =
          argument instanceof OptionSpec option && (option.usageHelp() || option.versionHelp());
      if (isHelp || !isSetting((Field) argument.userObject())) {
        spec.remove(argument);
      }
    }
    return spec;
  }

  /** {@return some settings as a JSON object} */
  public static JsonObject write(Object settings) {
    return gson(settings).toJsonTree(settings).getAsJsonObject();
  }

  /** {@return a JSON object as text} */
  public static String text(JsonObject json) {
    return gson(json).toJson(json);
  }

  /**
   * {@return the JSON object in a text}
   *
   * @throws DamagedFileException if the text is no such object
   */
  public static JsonObject parse(String text) {
    try {
      JsonObject json = new Gson().fromJson(text, JsonObject.class);
      if (json != null) {
        return json;
      }
    } catch (JsonParseException e) {
      throw noSettings(e);
    }
    throw new DamagedFileException("settings", "the text is empty");
  }

  private static DamagedFileException noSettings(RuntimeException cause) {
    return new DamagedFileException(
        "settings", "the text is no JSON object with the settings of a competition", cause);
  }

  /**
   * Sets settings to those of a JSON object.
   *
   * @param settings new settings, none of which has been set
   * @throws DamagedFileException if the object has an unknown field or lacks one, or a value is
   *     null or not of the type of its option
   */
  public static void read(JsonObject json, Object settings) {
    CommandSpec spec = CommandSpec.forAnnotatedObject(settings);
    JsonObject required = write(settings);
    for (PositionalParamSpec argument : spec.positionalParameters()) {
      if (argument.required()) {
        required.add(((Field) argument.userObject()).getName(), new JsonPrimitive(""));
      }
    }
    json.entrySet().forEach(field -> requireNoNull(field.getValue(), field.getKey()));
    Object read;
    try {
      read = gson(settings).fromJson(json, settings.getClass());
    } catch (JsonParseException | IllegalArgumentException | UnsupportedOperationException e) {
      throw noSettings(e);
    }
    requireFields(required, json, "");
    requireNoOthers(write(read), json, "");
  }

  private static void requireFields(JsonObject required, JsonObject given, String place) {
    for (Map.Entry<String, JsonElement> field : required.entrySet()) {
      JsonElement value = given.get(field.getKey());
      String name = place + field.getKey();
      if (value == null) {
        throw new DamagedFileException("settings", "the field " + name + " is missing");
      }
      if (field.getValue() instanceof JsonObject inner) {
        requireFields(inner, value.getAsJsonObject(), name + ".");
      }
    }
  }

  /** Refuses null, which is never written: a setting that is not given has no field. */
  private static void requireNoNull(JsonElement value, String name) {
    if (value.isJsonNull()) {
      throw new DamagedFileException("settings", "the field " + name + " has no value");
    }
    if (value instanceof JsonArray list) {
      list.forEach(each -> requireNoNull(each, name));
    }
    if (value instanceof JsonObject object) {
      object
          .entrySet()
          .forEach(field -> requireNoNull(field.getValue(), name + "." + field.getKey()));
    }
  }

  /** Refuses a field that is not written for the settings that were read. */
  private static void requireNoOthers(JsonObject written, JsonObject given, String place) {
    for (Map.Entry<String, JsonElement> field : given.entrySet()) {
      JsonElement value = written.get(field.getKey());
      String name = place + field.getKey();
      if (value == null) {
        throw new DamagedFileException("settings", "there is no setting " + name);
      }
      if (value instanceof JsonObject inner) {
        requireNoOthers(inner, field.getValue().getAsJsonObject(), name + ".");
      }
    }
  }

  /** {@return a reader and writer of JSON that reads into the given settings} */
  private static Gson gson(Object settings) {
    InstanceCreator<Object> given = type -> settings;
    JsonSerializer<Path> writer = (path, type, context) -> new JsonPrimitive(path.toString());
    JsonDeserializer<Path> reader = (json, type, context) -> Path.of(json.getAsString());
    return new GsonBuilder()
        .setPrettyPrinting()
        // The command refuses these numbers itself, with the sentence of its own rule.
        .serializeSpecialFloatingPointValues()
        .disableHtmlEscaping()
        .setFieldNamingStrategy(SettingsJson::name)
        .setExclusionStrategies(new SettingsOnly())
        .registerTypeAdapter(settings.getClass(), given)
        .registerTypeHierarchyAdapter(Path.class, writer)
        .registerTypeHierarchyAdapter(Path.class, reader)
        .create();
  }

  /** {@return the name of an option without its dashes, or the name of another field} */
  private static String name(Field field) {
    Option option = field.getAnnotation(Option.class);
    return option == null ? field.getName() : option.names()[0].substring("--".length());
  }

  /** {@return whether a field is a setting, or has an object with settings} */
  private static boolean isSetting(Field field) {
    if (RunMixin.class.isAssignableFrom(field.getDeclaringClass())) {
      return false;
    }
    return field.isAnnotationPresent(Option.class)
        || field.isAnnotationPresent(Parameters.class)
        || (field.isAnnotationPresent(Mixin.class)
            && Arrays.stream(field.getType().getDeclaredFields())
                .anyMatch(SettingsJson::isSetting));
  }

  /** Leaves out the fields that are no settings. */
  private static final class SettingsOnly implements ExclusionStrategy {
    @Override
    public boolean shouldSkipField(FieldAttributes field) {
      return Arrays.stream(field.getDeclaringClass().getDeclaredFields())
          .filter(one -> one.getName().equals(field.getName()))
          .noneMatch(SettingsJson::isSetting);
    }

    @Override
    public boolean shouldSkipClass(Class<?> type) {
      return false;
    }
  }
}
