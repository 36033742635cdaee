/**
 * A rendered page in UTF-8. It stays bytes until it is sent: a page of 200 dishes is half a megabyte, and each text of that size
 * has to be collected as garbage.
 */
export type PageBytes = Buffer<ArrayBuffer>;

/** Writes `text` in the place of `length` bytes at `at`, an index of bytes. */
export type PageEdit = { at: number; length: number; text: string };

/** The page with all edits, whose places are those of `page` and do not overlap. */
export function editPage(page: PageBytes, edits: readonly PageEdit[]): PageBytes {
  const parts: Buffer[] = [];
  let end = 0;
  for (const { at, length, text } of edits.toSorted((a, b) => a.at - b.at)) {
    parts.push(page.subarray(end, at), Buffer.from(text));
    end = at + length;
  }
  return Buffer.concat([...parts, page.subarray(end)]);
}

/** The parts of the page between the places of `separator`, without copying them. */
export function splitPage(page: PageBytes, separator: string): PageBytes[] {
  const parts: PageBytes[] = [];
  const { length } = Buffer.from(separator);
  let begin = 0;
  for (let at = page.indexOf(separator); at >= 0; at = page.indexOf(separator, begin)) {
    parts.push(page.subarray(begin, at));
    begin = at + length;
  }
  return [...parts, page.subarray(begin)];
}
