const NOTE = "comanda.preview";

/** Where the browser lets nothing be stored, the page itself remembers. */
let previewing = false;

/** Whether the address asks for a preview, which is no visit (spec §2, Query parameters read on entry). */
export function isPreview(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("from") === "preview" || query.has("preview");
}

/** Whether this visit began as a preview, as it then is to its end: it is counted and measured nowhere. */
export function isPreviewVisit(): boolean {
  previewing ||= isPreview(location.search);
  try {
    if (previewing) sessionStorage.setItem(NOTE, "1");
    return previewing || sessionStorage.getItem(NOTE) !== null;
  } catch {
    return previewing;
  }
}
