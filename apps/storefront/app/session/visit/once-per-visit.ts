const PREFIX = "comanda.once.";

/** The marks of this page, also where the browser refuses to store them. */
const marks = new Set<string>();

/** Returns whether `markOncePerVisit` was called with `note` in this visit. */
export function isMarkedThisVisit(note: string): boolean {
  if (marks.has(note)) return true;
  try {
    return sessionStorage.getItem(PREFIX + note) !== null;
  } catch {
    return false;
  }
}

/**
 * Sets the mark `note` for this visit. Returns true the first time, so that an action runs once a
 * visit.
 */
export function markOncePerVisit(note: string): boolean {
  if (marks.has(note)) return false;
  marks.add(note);
  try {
    const first = sessionStorage.getItem(PREFIX + note) === null;
    sessionStorage.setItem(PREFIX + note, "1");
    return first;
  } catch {
    return true;
  }
}
