/**
 * Draws a text as a QR code, in a `data:` address. The composition root passes in the library. The
 * picture is always drawn here and never taken from a provider, so that the customer's browser
 * loads nothing from an address in its answer.
 */
export type DrawQr = (text: string) => string;

/** White modules around the code: readers need four. */
const QUIET = 4;

/** Returns the modules of a QR code, row by row, true for dark, as an SVG in a `data:` address. */
export function qrPicture(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length + 2 * QUIET;
  const path = modules.flatMap(runsOf).join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    'shape-rendering="crispEdges">' +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg, "utf8").toString("base64")}`;
}

/** Draws neighbours of a row as one rectangle: a third of the length. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    return `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`;
  });
}
