/** A trace that every hostile text would leave if it ran or became markup. */
export const CANARY = "pwned";

const runs = `globalThis.${CANARY}=1`;

/** URLs that would run something, or lead to another place than shown. */
const addresses = [
  `javascript:${runs}`,
  ` JaVaScRiPt:${runs}//`,
  `java\nscript:${runs}`,
  `data:text/html,<script>${runs}</script>`,
  `vbscript:${runs}`,
  `view-source:javascript:${runs}`,
  "//evil.example/x",
  "https://example.com/a b?q=\"'<>",
  "https://user:pass@evil.example",
  "http://[::1",
  "/etc/../../passwd",
  "mailto:a@example.com",
  "instagram.com/example",
];

/**
 * Markup, and the ends of everything that encloses a text: tags, attributes, scripts, styles,
 * comments, JSON.
 */
const markup = [
  `<${CANARY}-tag>`,
  `<img src=x onerror=${runs}>`,
  `"><svg onload=${runs}>`,
  `' ${CANARY}='1' autofocus onfocus='${runs}`,
  `</script><script>${runs}</script>`,
  "</style><style>*{display:none}</style>",
  `--><script>${runs}</script><!--`,
  `</title><${CANARY}-tag>`,
  `{{constructor.constructor('${runs}')()}}`,
  `\${${runs}}`,
  `");${runs};("`,
  "\\u003cscript\\u003e",
  "&lt;b&gt;&#x3c;",
  "url(javascript:alert(1))",
  "red;background:url(//evil.example/x)",
];

/** Colours that are absurd, incomplete or invalid. */
const colors = [
  "#000000",
  "#ffffff",
  "#fff",
  "#808080",
  "#777",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#006EFF",
  "#fefefe",
  "#01020300",
  "rgb(127,127,127)",
  "rgb(999, 0, 0)",
  "rgba(255 255 255 / 0)",
  "hsl(0 0% 0%)",
  "#12345",
  "#ggg",
  "red",
  "transparent",
  "currentColor",
  "expression(alert(1))",
];

/** Words with a meaning for settings; without them no branch behind them would run. */
const words = [
  "enabled",
  "disabled",
  "menu_webapp_url",
  "whatsapp_number",
  "wifi_network",
  "external_url",
  "filled_squared",
  "outlined_rounded",
  "poppins",
  "noto_serif",
  "alfa_slab_one",
  "gradient",
  "image",
  "fixed",
  "neighborhood",
  "areas",
  "ranges",
  "km traveled",
  "to_be_defined",
  "ONSITE",
  "TABLE",
  "advanced",
  "free",
  "READONLY",
  "percentage",
  "cash",
  "stripe_card",
  "tuna_pix",
  "seat",
  "es",
  "pt-BR",
  "tacos.webp",
  "15",
  "-",
  "0",
  "-1",
  "1e999",
  "NaN",
];

/** Times, zones and codes, for fields with a fixed format. */
const forms = [
  "00:00",
  "09:30",
  "23:59",
  "America/Mexico_City",
  "Pacific/Kiritimati",
  "UTC",
  "MX",
  "BR",
  "ZZ",
  "USD",
  "JPY",
  "XXX",
  "2026-11-21T12:00:00Z",
  "2026-11-21T12:00:00",
  "2026-11-21 23:59:59.123456",
  "2026-02-30",
  "2026-11-23",
  "2026-12-24",
  "0001-01-01",
  "9999-12-31",
  "2099-01-01T00:00:00.000Z",
  "0001-01-01T00:00:00Z",
  "a",
  "id.with:marks-1",
  "__proto__",
  "constructor",
  "toString",
];

/** Characters without width, marks that reverse direction, unpaired surrogates, and long texts. */
const letters = [
  "",
  " ",
  "\u00a0",
  "\u200b\u200d",
  "\ud800",
  "مطعم الزاوية",
  "👩‍👩‍👧‍👦",
  "ﷺ".repeat(20),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "W".repeat(64),
  "un texto largo ".repeat(40),
  "x".repeat(2000),
];

/** Texts that a setting may contain, by mistake or by intent. */
export const hostileTexts: readonly string[] = [
  ...addresses,
  ...markup,
  ...colors,
  ...words,
  ...forms,
  ...letters,
];
