const NOTE = "comanda.preview";
const MOVED = "comanda.moved";

/** Where the browser lets nothing be stored, the page itself remembers. */
let previewing = false;

/** Whether the address asks for a preview, which is no visit (spec §2, Query parameters read on entry). */
export function isPreview(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("from") === "preview" || query.has("preview");
}

/**
 * The page goes on in a window of its own with a preview's address, so that it counts as no second
 * visit (spec §4, Install prompt): the visit stays the same, and no preview.
 */
export function markMovedToApp(): void {
  keep(MOVED);
}

/** Whether this visit began as a preview, as it then is to its end: it is counted and measured nowhere. */
export function isPreviewVisit(): boolean {
  previewing ||= isKept(NOTE) || (isPreview(location.search) && !isKept(MOVED));
  if (previewing) keep(NOTE);
  return previewing;
}

function isKept(note: string): boolean {
  try {
    return sessionStorage.getItem(note) !== null;
  } catch {
    return false;
  }
}

function keep(note: string): void {
  try {
    sessionStorage.setItem(note, "1");
  } catch {
    // The page itself remembers, as far as it goes.
  }
}
