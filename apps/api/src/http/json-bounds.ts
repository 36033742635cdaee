/** More values than a call with a thousand large dishes has. */
const MAX_VALUES = 300_000;
/** More than any object or list of the contract has. */
const MAX_CHILDREN = 6_000;
/** Far deeper than any body of the contract. */
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
/** `[` and `{` with the bit set in which they differ, and the same of their ends. */
const BRACKET = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * What of a JSON text is beyond the bounds of a body, or null. It is found before the text is parsed: a
 * few megabytes of brackets, commas or names would keep the server from answering others for many seconds.
 */
export function excessOfJson(text: Uint8Array): string | null {
  const commas = new Uint32Array(MAX_DEPTH + 2);
  let values = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    if (byte === QUOTE) {
      at = endOfText(text, at);
    } else if (isClosing(byte)) {
      depth = Math.max(0, depth - 1);
    } else if (startsValue(byte)) {
      values += 1;
      depth += Number(byte !== COMMA);
      const inPart = commasAfter(byte, commas[depth]);
      commas[depth] = inPart;
      const excess = excessOf(values, inPart, depth);
      if (excess !== null) return excess;
    }
  }
  return null;
}

/** How many commas a part has after this byte: none where it opens. */
function commasAfter(byte: number, before = 0): number {
  return byte === COMMA ? before + 1 : 0;
}

function excessOf(values: number, commasInPart: number, depth: number): string | null {
  if (depth > MAX_DEPTH) return "is nested too deeply";
  if (commasInPart >= MAX_CHILDREN) return "has a part with too many values";
  return values > MAX_VALUES ? "has too many values" : null;
}

const startsValue = (byte: number) => byte === COMMA || (byte | BRACKET) === OPENING;
const isClosing = (byte: number) => (byte | BRACKET) === CLOSING;

/** The position of the quote that ends the text that begins at `start`; the end of all when none does. */
function endOfText(text: Uint8Array, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf(QUOTE, end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: Uint8Array, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
