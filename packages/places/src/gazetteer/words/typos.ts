/** Letters of a word that have variants in the index; the rest is only compared. */
const LOOKED_AT = 7;

/** Typos allowed in a word of a length: 1 from 4 letters, 2 from 8. */
export function typosAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Typos allowed in a typed word; the word in the index may have one letter more. */
export function typosAllowedInQuery(length: number): 0 | 1 | 2 {
  return typosAllowed(length + 1);
}

/**
 * Returns all texts that remain of a word's beginning after removing up to `typos` letters, itself
 * included. Two words with that many typos between them share a variant, so that a lookup of all
 * variants finds similar words (SymSpell's symmetric deletions).
 */
export function deletionVariants(word: string, typos: number): Set<string> {
  const start = word.slice(0, LOOKED_AT);
  const found = new Set([start]);
  let last = [start];
  for (let taken = 0; taken < typos; taken += 1) {
    const next: string[] = [];
    for (const text of last) {
      for (let at = 0; at < text.length; at += 1) {
        const left = text.slice(0, at) + text.slice(at + 1);
        if (found.has(left)) continue;
        found.add(left);
        next.push(left);
      }
    }
    last = next;
  }
  return found;
}

/**
 * Counts the letters inserted, deleted, replaced or swapped with a neighbour between two words.
 * Returns `most + 1` when there are more than `most`.
 */
export function typoDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(above, column) + 1,
          at(line, column - 1) + 1,
          at(above, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...line) > most) return most + 1;
    before = above;
    above = line;
  }
  return Math.min(at(above, other.length), most + 1);
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;

/**
 * Returns a 32-bit FNV-1a hash that the index stores for a variant. Words with equal hashes are
 * compared.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
