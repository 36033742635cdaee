/** A box begins with its length and its type, of four bytes each; a long one has eight more for its length. */
const BOX_HEAD_BYTES = 8;
const LONG_BOX_HEAD_BYTES = 16;
/** The version and the flags of a box that has them. */
const FLAGS_BYTES = 4;

/** Boxes of a still picture; others are of programs, or of clips. */
const KEPT = new Set(["ftyp", "meta", "mdat"]);
/** Items that are not for pixels: Exif, XMP and other texts. */
const ADDED = new Set(["Exif", "mime", "uri "]);
/** A type of item that no reader knows. */
const UNUSED = "free";

type Box = { type: string; head: number; start: number; end: number };
type Place = { start: number; end: number };
type Item = { id: number; method: number; isOutside: boolean; extents: Place[] };

/**
 * Overwrites what an AVIF has beside its pixels: Exif, XMP, and the boxes of programs. It is not decoded, so that no
 * pixel changes, and positions stay. How it has to be turned is no part of its Exif. Null for one of another make,
 * such as an animation.
 */
export function stripHeif(bytes: Uint8Array): Buffer | null {
  const all = Buffer.from(bytes);
  const boxes = boxesIn(all, 0, all.length);
  const file = all.subarray(0, boxes.at(-1)?.end ?? 0);
  if (boxes.some(({ type }) => type === "moov")) return null;
  for (const { type, start, end } of boxes) if (!KEPT.has(type)) file.fill(0, start, end);
  const meta = boxes.filter(({ type }) => type === "meta");
  const [first] = meta;
  if (meta.length !== 1 || !first) return null;
  return blankItems(file, boxesIn(file, first.start + FLAGS_BYTES, first.end)) ? file : null;
}

/** The boxes between two positions, up to one that breaks off. */
function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + BOX_HEAD_BYTES <= to) {
    const isLong = file.readUInt32BE(at) === 1 && at + LONG_BOX_HEAD_BYTES <= to;
    const headBytes = isLong ? LONG_BOX_HEAD_BYTES : BOX_HEAD_BYTES;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : file.readUInt32BE(at) || to - at;
    if (length < headBytes || at + length > to) break;
    const type = file.toString("latin1", at + 4, at + 8);
    boxes.push({ type, head: at, start: at + headBytes, end: at + length });
    at += length;
  }
  return boxes;
}

/** Whether it found all items that are not for pixels, and overwrote them. */
function blankItems(file: Buffer, meta: Box[]): boolean {
  const [info, location, data] = ["iinf", "iloc", "idat"].map((wanted) =>
    meta.find(({ type }) => type === wanted),
  );
  const added = info && blankTypes(file, info);
  const items = location && readItemTable(file, location);
  if (!added || !items) return false;
  const places = items.filter(({ id }) => added.has(id)).map((item) => placesOf(item, data));
  const all = places.flatMap((list) => list ?? []);
  // Many may name the same bytes.
  const sum = all.reduce((total, { start, end }) => total + end - start, 0);
  const isInside = sum <= file.length && all.every(({ end }) => end <= file.length);
  const isUsual = !places.includes(null) && isInside;
  if (isUsual) for (const { start, end } of all) file.fill(0, start, end);
  return isUsual;
}

/** Gives the items that are not for pixels a type that readers ignore, and returns their numbers. */
function blankTypes(file: Buffer, info: Box): Set<number> | null {
  const added = new Set<number>();
  const countBytes = file[info.start] === 0 ? 2 : 4;
  for (const item of boxesIn(file, info.start + FLAGS_BYTES + countBytes, info.end)) {
    const version = file[item.start] ?? 0;
    const idBytes = version === 3 ? 4 : 2;
    const typeAt = item.start + FLAGS_BYTES + idBytes + 2;
    if (version < 2 || typeAt + 4 > item.end) return null;
    if (!ADDED.has(file.toString("latin1", typeAt, typeAt + 4))) continue;
    added.add(file.readUIntBE(item.start + FLAGS_BYTES, idBytes));
    file.fill(0, typeAt, item.end);
    file.write(UNUSED, typeAt, "latin1");
  }
  return added;
}

/** Where an item's bytes are: in the file, or in a box of `meta`; null where it is neither. */
function placesOf({ method, isOutside, extents }: Item, data?: Box): Place[] | null {
  if (isOutside || method > 1 || (method === 1 && !data)) return null;
  const origin = method === 1 ? (data?.start ?? 0) : 0;
  // No length means all of the file.
  if (extents.some(({ start, end }) => start === end)) return null;
  return extents.map(({ start, end }) => ({ start: origin + start, end: origin + end }));
}

/** Reads the table that says where each item is; null where it is not made in the usual way. */
function readItemTable(file: Buffer, table: Box): Item[] | null {
  const version = file[table.start] ?? 0;
  let at = table.start + FLAGS_BYTES;
  const read = (size: number) => {
    if (at + size > table.end) throw new Error("invalid table of items");
    at += size;
    if (size === 8) return Number(file.readBigUInt64BE(at - size));
    return size === 0 ? 0 : file.readUIntBE(at - size, size);
  };
  const packed = read(2);
  const sizes = [12, 8, 4, 0].map((shift) => (packed >> shift) & 15);
  const [offset = 0, length = 0, base = 0, index = 0] = sizes;
  // An extent without bytes of its own could be listed without end.
  if (length === 0 || version > 2 || sizes.some((size) => ![0, 4, 8].includes(size))) return null;
  const idBytes = version < 2 ? 2 : 4;
  const items: Item[] = [];
  for (let left = read(idBytes); left > 0; left -= 1) {
    const id = read(idBytes);
    const method = version === 0 ? 0 : read(2) & 15;
    const isOutside = read(2) !== 0;
    const origin = read(base);
    const extents: Place[] = [];
    for (let more = read(2); more > 0; more -= 1) {
      if (version > 0) read(index);
      const start = origin + read(offset);
      extents.push({ start, end: start + read(length) });
    }
    items.push({ id, method, isOutside, extents });
  }
  return items;
}
