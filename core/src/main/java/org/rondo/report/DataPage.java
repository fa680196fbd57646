package org.rondo.report;

import com.google.common.html.HtmlEscapers;
import java.util.Map;

/**
 * A page that draws data by a script: one HTML file that needs no other file and makes no request.
 */
final class DataPage {
  private DataPage() {}

  /**
   * {@return the text of a page}
   *
   * @param title the title, any text
   * @param script the name of the script that draws the data
   */
  static String html(String title, String script, Map<String, Object> data) {
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
        + ReportJson.script(data)
        + "</script>\n<script>\n"
        + PageAssets.chartScript()
        + "\n</script>\n<script type=\"module\">\n"
        + PageAssets.resultScript(script)
        + "show();\n</script>\n</body>\n</html>\n";
  }
}
