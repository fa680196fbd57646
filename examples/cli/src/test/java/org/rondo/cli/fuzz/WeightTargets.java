package org.rondo.cli.fuzz;

import com.google.common.io.Resources;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.rondo.bot.BotCatalog;
import org.rondo.foosball.bot.FoosballBots;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.gridsoccer.bot.GridSoccerBots;
import org.rondo.othello.bot.OthelloBots;
import org.rondo.parallelfootball.bot.ParallelFootballBots;

/** The files of learned weights that the option {@code weights} of a bot names. */
final class WeightTargets {

  private WeightTargets() {}

  static List<FuzzTarget> all() {
    return List.of(
        weights("othello", zeros(resource(OthelloBots.class, "patterns.weights"))),
        weights("foosball", resource(FoosballBots.class, "row-weights.txt")),
        weights("grid-soccer", resource(GridSoccerBots.class, "prospects-5x10.txt")),
        weights("parallel-football", resource(ParallelFootballBots.class, "auction-weights.txt")));
  }

  private static FuzzTarget weights(String name, byte[] seed) {
    Game<?, ?> game = GameCatalog.find(name);
    return FolderTargets.file(
        name + " weights",
        "weights",
        file -> BotCatalog.describe(game, "champion:weights='" + file + "'"),
        List.of(seed));
  }

  private static byte[] resource(Class<?> bots, String name) {
    try {
      return Resources.toByteArray(Resources.getResource(bots, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns as many zeros as there are compressed weights; they take a thousandth of the bytes. */
  private static byte[] zeros(byte[] weights) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(weights));
        DeflaterOutputStream out = new DeflaterOutputStream(compressed)) {
      out.write(new byte[in.readAllBytes().length]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compressed.toByteArray();
  }
}
