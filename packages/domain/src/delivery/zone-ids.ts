/** The longest part of a name that an id contains, in characters. */
const MAX_READABLE_LENGTH = 40;

/**
 * Returns a zone's name without accents, case and extra spaces, to compare zones of two lists. Ids are made
 * from it, so it stays as it is where other comparisons learn new letters (`foldAccents`).
 */
export function foldZoneName(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/gu, " ").toLowerCase();
}

/**
 * Makes an id for a zone that has only a name. Names that differ when folded get different ids: a name
 * with other characters than plain letters, digits and spaces gets a hash.
 */
export function zoneIdFromName(name: string): string {
  const folded = foldZoneName(name);
  const plain = folded.replace(/[^a-z\d]+/gu, "-").replace(/^-|-$/gu, "");
  if (/^[a-z\d ]+$/u.test(folded) && plain.length <= MAX_READABLE_LENGTH) return `name:${plain}`;
  return `name:${plain.slice(0, MAX_READABLE_LENGTH)}.${hashOf(folded)}`;
}

/** Returns a 53-bit hash of the text (cyrb53), which is synchronous and equal in browser and server. */
function hashOf(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const hash = 4294967296 * (2097151 & high) + (low >>> 0);
  return hash.toString(36).padStart(11, "0");
}
