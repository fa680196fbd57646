package org.rondo.report;

import com.google.common.html.HtmlEscapers;
import com.google.gson.Gson;
import com.google.gson.JsonObject;

/**
 * A page that draws data by a script: one HTML file that needs no other file and makes no request.
 */
final class DataPage {
  private static final Gson GSON = new Gson();

  private DataPage() {}

  /** {@return data as text that may stand in a script element} */
  static String text(JsonObject data) {
    // Gson writes < as an escape sequence.
    return GSON.toJson(data);
  }

  /**
   * {@return the text of a page}
   *
   * @param title the title, any text
   * @param script the name of the script that draws the data
   */
  static String html(String title, String script, JsonObject data) {
    String escaped = HtmlEscapers.htmlEscaper().escape(title);
    // A name in the data may look like a part of the page, so each text is inserted once.
    return "<!DOCTYPE html>\n<html lang=\"en\" data-rondo=\"page\">\n"
        + PageAssets.own("replay-head.html").replace("{TITLE}", escaped)
        + "<style>\n"
        + PageAssets.chartStyle()
        + "\n"
        + PageAssets.own("page.css")
        + PageAssets.own("results.css")
        + "</style>\n"
        + PageAssets.own("results-body.html")
        + "<script type=\"application/json\" class=\"data\">"
        + text(data)
        + "</script>\n<script>\n"
        + PageAssets.chartScript()
        + "\n</script>\n<script type=\"module\">\n"
        + PageAssets.resultScript(script)
        + "show();\n</script>\n</body>\n</html>\n";
  }
}
