/** How far a typed text is from a word, and from the nearest beginning of that word, in typos. */
export type EditDistance = { whole: number; beginning: number };

/**
 * Counts the typos between a typed text and a word: a letter too many, missing or wrong, or two letters
 * swapped. Distances above `most` are only known to be larger.
 */
export function editDistance(typed: string, word: string, most: number): EditDistance {
  const far = most + 1;
  const width = word.length + 1;
  let older: number[] = [];
  let above = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    // Cells further from the diagonal are more than `most` typos away.
    const from = Math.max(1, row - most);
    const to = Math.min(word.length, row + most);
    const current = new Array<number>(width).fill(far);
    current[0] = row;
    let nearest = row <= most ? row : far;
    for (let column = from; column <= to; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let distance = Math.min(
        at(above, column - 1) + (isSame ? 0 : 1),
        at(above, column) + 1,
        at(current, column - 1) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (isSwapped) distance = Math.min(distance, at(older, column - 2) + 1);
      current[column] = distance;
      nearest = Math.min(nearest, distance);
    }
    if (nearest > most) return { whole: far, beginning: far };
    older = above;
    above = current;
  }
  return { whole: Math.min(far, at(above, word.length)), beginning: Math.min(far, ...above) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
