const PREVIEW_KEY = "comanda.preview";
const MOVED_KEY = "comanda.moved";

/** Keeps the state while the page is open, for browsers that block storage. */
let previewing = false;

/**
 * Returns whether the URL asks for a preview, which is not counted as a visit (conformance 2.18).
 */
export function isPreview(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("from") === "preview" || query.has("preview");
}

/**
 * Notes that the visit moves into the window of the installed app. That window's URL is a
 * preview's, so that it does not count as a second visit (conformance 4.99); it is not a preview.
 */
export function markMovedToApp(): void {
  store(MOVED_KEY);
}

/**
 * Returns whether this visit is a preview, which is neither counted nor measured. It stays one to its
 * end.
 */
export function isPreviewVisit(): boolean {
  previewing ||= isStored(PREVIEW_KEY) || (isPreview(location.search) && !isStored(MOVED_KEY));
  if (previewing) store(PREVIEW_KEY);
  return previewing;
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // `previewing` remembers it until the page is left.
  }
}
