/** What a printer makes of the bytes that it gets. */
export type EscPosCommand =
  | { kind: "text"; text: string }
  | { kind: "cut" }
  | { kind: "end" }
  | { kind: "picture" }
  | { kind: "style" }
  | { kind: "unknown"; byte: number };

const DLE = 0x10;
const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const LF = 0x0a;
const CR = 0x0d;

/** The first bytes of commands. */
const STARTS = [DLE, ESC, GS, FS];

/** The bytes of the commands without a length of their own, by their two first bytes. */
const LENGTHS: Record<string, number> = {
  [`${DLE} 4`]: 3, // DLE EOT n
  [`${ESC} 64`]: 2, // ESC @
  [`${ESC} 77`]: 3, // ESC M n
  [`${ESC} 116`]: 3, // ESC t n
  [`${ESC} 97`]: 3, // ESC a n
  [`${ESC} 69`]: 3, // ESC E n
  [`${ESC} 51`]: 3, // ESC 3 n
  [`${ESC} 50`]: 2, // ESC 2
  [`${GS} 33`]: 3, // GS ! n
  [`${GS} 66`]: 3, // GS B n
  [`${GS} 86`]: 3, // GS V m
  [`${GS} 114`]: 3, // GS r n
  [`${FS} 46`]: 2, // FS .
};

/**
 * Reads commands as far as they have come; `read` is the number of bytes of whole commands. Text
 * comes letter by letter.
 */
export function readEscPos(bytes: Uint8Array): { read: number; commands: EscPosCommand[] } {
  const commands: EscPosCommand[] = [];
  let at = 0;
  while (at < bytes.length) {
    const length = lengthAt(bytes, at);
    if (length === null || at + length > bytes.length) break;
    commands.push(commandAt(bytes, at));
    at += length;
  }
  return { read: at, commands };
}

/** Null while the command's own length has not come. */
function lengthAt(bytes: Uint8Array, at: number): number | null {
  const first = bytes[at] ?? 0;
  if (!STARTS.includes(first)) return 1;
  if (at + 1 >= bytes.length) return null;
  const second = bytes[at + 1] ?? 0;
  if (first === GS && second === 0x76) {
    if (at + 8 > bytes.length) return null;
    const [xl = 0, xh = 0, yl = 0, yh = 0] = bytes.subarray(at + 4, at + 8);
    return 8 + (xl + 256 * xh) * (yl + 256 * yh);
  }
  return LENGTHS[`${first} ${second}`] ?? 1;
}

/** What the commands do that are more than a style, by their two first bytes. */
const EFFECTS: Record<string, "picture" | "cut" | "end"> = {
  [`${GS} 118`]: "picture",
  [`${GS} 86`]: "cut",
  [`${GS} 114`]: "end",
};

function commandAt(bytes: Uint8Array, at: number): EscPosCommand {
  const first = bytes[at] ?? 0;
  if (STARTS.includes(first)) {
    const name = `${first} ${bytes[at + 1]}`;
    const effect = EFFECTS[name];
    if (effect) return { kind: effect };
    return LENGTHS[name] ? { kind: "style" } : { kind: "unknown", byte: first };
  }
  if (first === LF || first === CR) return { kind: "text", text: first === LF ? "\n" : "" };
  const isLetter = first >= 0x20 && first !== 0x7f;
  return isLetter
    ? { kind: "text", text: String.fromCharCode(first) }
    : { kind: "unknown", byte: first };
}
