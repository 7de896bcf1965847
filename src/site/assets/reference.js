// The whole document, rendered by Redoc in the light colours of these pages. Its own search is off: it would need a worker.
{
  const colors = {
    ...{ ground: "#f6f5f2", panel: "#f1efea", ink: "#1e1d1a", soft: "#4a4842", line: "#e2dfd7" },
    ...{ accent: "#145e55", good: "#1d6a3c", warn: "#7d4a00", bad: "#a5282c", code: "#21231f" },
  };
  const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif';
  const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
  const options = {
    disableSearch: true,
    hideDownloadButtons: true,
    hideDownloadButton: true,
    nativeScrollbars: true,
    expandResponses: "200,201,202",
    jsonSamplesExpandLevel: 3,
    showExtensions: ["x-standin"],
    scrollYOffset: "header",
    theme: {
      colors: {
        primary: { main: colors.accent },
        success: { main: colors.good },
        error: { main: colors.bad },
        text: { primary: colors.ink, secondary: colors.soft },
        border: { dark: colors.line, light: colors.line },
        http: { get: colors.good, post: colors.accent, put: colors.warn, delete: colors.bad },
        responses: {
          success: { color: colors.good, backgroundColor: colors.panel },
          error: { color: colors.bad, backgroundColor: colors.panel },
        },
      },
      schema: {
        nestedBackground: colors.panel,
        linesColor: colors.line,
        typeNameColor: colors.soft,
        typeTitleColor: colors.soft,
      },
      typography: {
        fontSize: "15px",
        lineHeight: "1.5",
        fontFamily: sans,
        headings: { fontFamily: sans, fontWeight: "650" },
        code: { fontFamily: mono, fontSize: "13px", color: colors.ink, backgroundColor: colors.panel },
        links: { color: colors.accent, visited: colors.accent, hover: colors.accent },
      },
      sidebar: { backgroundColor: colors.ground, textColor: colors.ink, activeTextColor: colors.accent },
      rightPanel: { backgroundColor: colors.code, textColor: "#ecebe5" },
      codeBlock: { backgroundColor: "#0e0f0d" },
    },
  };
  window.Redoc.init(window.standinDocument, options, document.getElementById("reference"));
}
