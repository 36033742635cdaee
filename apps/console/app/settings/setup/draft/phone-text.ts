/** A stored phone as the field shows it: without the calling code of the company's country. */
export function nationalText(stored: string, callingCode: string): string {
  const prefix = `+${callingCode} `;
  return callingCode !== "" && stored.startsWith(prefix) ? stored.slice(prefix.length) : stored;
}

/**
 * A typed phone as it is stored, with the country's calling code. A text with a plus or two zeros at its
 * beginning has a code of its own. Null where nothing is typed.
 */
export function storedPhone(typed: string, callingCode: string): string | null {
  if (typed.trim() === "") return null;
  return callingCode === "" || /^\s*(?:\+|00)/u.test(typed) ? typed : `+${callingCode} ${typed}`;
}
