const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
/** How long a frame of an animation is shown. */
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** What programs write that changes how a GIF looks: how often it is repeated, and its colours. */
const KEPT_APPLICATIONS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];
const SCREEN_BYTES = 13;
const IMAGE_BYTES = 10;

/**
 * Leaves comments, and what programs add, out of a GIF, and what follows its end. It is not decoded, so that
 * no pixel and no frame changes. A GIF that breaks off ends there.
 */
export function stripGif(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = SCREEN_BYTES + colourBytes(file[10] ?? 0);
  kept.push(file.subarray(0, at));
  while (at < file.length && file[at] !== TRAILER) {
    const kind = file[at];
    if (kind !== EXTENSION && kind !== IMAGE) break;
    const end = endOfBlock(file, at);
    if (kind === IMAGE || isKept(file, at)) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([TRAILER])]);
}

/** The bytes of the table of colours that these flags announce. */
function colourBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function isKept(file: Buffer, at: number): boolean {
  const label = file[at + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return (
    label === APPLICATION && KEPT_APPLICATIONS.includes(file.toString("latin1", at + 3, at + 14))
  );
}

/** The position behind an image or an extension: pieces follow, each after its length, until an empty one. */
function endOfBlock(file: Buffer, start: number): number {
  const isImage = file[start] === IMAGE;
  // An image has its own colours, and the size of its codes, before its pieces.
  let at = start + (isImage ? IMAGE_BYTES + colourBytes(file[start + 9] ?? 0) + 1 : 2);
  for (let size = file[at] ?? 0; size > 0 && at < file.length; size = file[at] ?? 0) at += size + 1;
  return at + 1;
}
