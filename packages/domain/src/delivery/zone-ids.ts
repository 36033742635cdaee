/** As much of a name as stays readable in its id. */
const MAX_READABLE_LENGTH = 40;

/** A zone's name without accents, case and spare spaces: by it two lists mean the same zone. */
export function foldZoneName(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/gu, " ").toLowerCase();
}

/**
 * An id, as the wire allows them, for a zone of which only the name is known. Names that differ when
 * folded have ids that differ: what is not said by plain letters, digits and spaces, a hash tells.
 */
export function zoneIdFromName(name: string): string {
  const folded = foldZoneName(name);
  const plain = folded.replace(/[^a-z\d]+/gu, "-").replace(/^-|-$/gu, "");
  if (/^[a-z\d ]+$/u.test(folded) && plain.length <= MAX_READABLE_LENGTH) return `name:${plain}`;
  return `name:${plain.slice(0, MAX_READABLE_LENGTH)}.${hashOf(folded)}`;
}

/** 53 bits of the text (cyrb53): the same in the browser and on the server, at once. */
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
