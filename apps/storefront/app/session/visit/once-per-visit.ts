const PREFIX = "comanda.once.";

/** Where the browser lets nothing be stored, the page itself remembers. */
const marks = new Set<string>();

/** Whether `once` has been asked for `note` in this visit. */
export function isMarkedThisVisit(note: string): boolean {
  if (marks.has(note)) return true;
  try {
    return sessionStorage.getItem(PREFIX + note) !== null;
  } catch {
    return false;
  }
}

/** Whether this is the first time in the visit that it is asked for `note`: what happens once a visit. */
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
