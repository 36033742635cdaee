import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderFiles } from "../files/folder-files.ts";
import type { PictureUse } from "./picture-sizes.ts";
import { decodePicture } from "./render-picture.ts";
import { originalPicture, storePicture } from "./store-picture.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "comanda-pictures-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

function picture(width: number, height: number, alpha = 1): Promise<Buffer> {
  const background = { r: 200, g: 60, b: 30, alpha };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

async function store(use: PictureUse, bytes: Uint8Array, source = "a.png"): Promise<string> {
  const stored = await storePicture(folderFiles(dataDir), "tacos", { source, use, bytes });
  if (!stored.ok) throw new Error(stored.message);
  return stored.value;
}

function media(...path: string[]): string {
  return join(dataDir, "media", "companies", ...path);
}

/** Format and size of a stored file, such as `webp 800x800`. */
async function describe(file: string): Promise<string> {
  const { format, width, height } = await sharp(await readFile(file)).metadata();
  return `${format} ${width}x${height}`;
}

test("a product's picture is cropped to squares of 800, 400 and 150", async () => {
  const name = await store("product", await picture(1600, 900));
  const other = name.replace(".webp", ".jpg");
  expect(name).toMatch(/^[0-9a-f]{32}\.webp$/u);
  expect(await describe(media("products/images/800", name))).toBe("webp 800x800");
  expect(await describe(media("products/images/800", other))).toBe("jpeg 800x800");
  expect(await describe(media("products/images/400", name))).toBe("webp 400x400");
  expect(await describe(media("products/images/150", name))).toBe("webp 150x150");
  expect(await describe(media("products/images/150", other))).toBe("jpeg 150x150");
});

test("the smallest size of a large picture looks like one made of the picture itself", async () => {
  // Stripes of one to 60 pixels: where a size is made badly, they flicker.
  const stripes = Array.from({ length: 60 }, (_, at) => {
    const x = (at * (at + 1)) / 2;
    return `<rect x="${x}" width="${(at + 1) / 2}" height="2000" fill="#c9421b"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${stripes.join("")}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: "#fff" }).png().toBuffer();
  const name = await store("product", bytes);
  const direct = await sharp(bytes).resize(150, 150).webp({ quality: 80 }).toBuffer();
  const grey = (picture: string | Buffer) => sharp(picture).greyscale().raw().toBuffer();
  const made = await grey(media("products/images/150", name));
  const expected = await grey(direct);
  const sum = made.reduce((total, value, at) => total + Math.abs(value - (expected[at] ?? 0)), 0);
  expect(sum / made.length).toBeLessThan(4);
});

test("a small picture is not enlarged", async () => {
  const name = await store("product", await picture(300, 200));
  expect(await describe(media("products/images/800", name))).toBe("webp 200x200");
  expect(await describe(media("products/images/150", name))).toBe("webp 150x150");
});

test("a logo keeps its shape and its transparency, as webp and png", async () => {
  const name = await store("logo", await picture(1000, 500, 0.5));
  const png = media("logos", name.replace(".webp", ".png"));
  expect(await describe(media("logos", name))).toBe("webp 512x256");
  expect(await describe(png)).toBe("png 512x256");
  expect(await describe(media("logos/thumbnails", name))).toBe("webp 128x64");
  const small = media("logos/thumbnails", name.replace(".webp", ".png"));
  expect(await describe(small)).toBe("png 128x64");
  expect((await sharp(png).stats()).isOpaque).toBe(false);
});

test("a logo gets the icons of an app in their exact sizes", async () => {
  const name = await store("logo", await picture(90, 60));
  const icon = (folder: string) =>
    describe(media("logos/icons", folder, name.replace(".webp", ".png")));
  expect(await icon("192")).toBe("png 192x192");
  expect(await icon("512")).toBe("png 512x512");
  expect(await icon("maskable")).toBe("png 512x512");
  expect(await readdir(media("logos/icons/192"))).toHaveLength(1);
});

test("transparent parts of a product's picture are white in its jpg", async () => {
  const name = await store("product", await picture(40, 40, 0));
  const jpg = media("products/images/150", name.replace(".webp", ".jpg"));
  const { dominant } = await sharp(jpg).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test("backgrounds have their size in the file name", async () => {
  const bytes = await picture(2400, 1200);
  const desktop = await store("background_desktop", bytes);
  const mobile = await store("background_mobile", bytes);
  expect(await describe(media("backgrounds", desktop))).toBe("webp 1920x960");
  expect(await describe(media("backgrounds", mobile))).toBe("webp 1080x540");
  expect(await describe(media("backgrounds/thumbnails", desktop))).toBe("webp 64x32");
});

test("a photo is rotated upright and loses its metadata", async () => {
  const photo = await sharp(await picture(400, 200))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "Ana" } })
    .toBuffer();
  const name = await store("logo", photo);
  const { exif, orientation, width, height } = await sharp(media("logos", name)).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 200, height: 400 });
});

test("the same bytes have the same name and are rendered once", async () => {
  const bytes = await picture(400, 400);
  const name = await store("product", bytes, "one.png");
  const made = await stat(media("products/images/800", name));
  expect(await store("product", bytes, "two.PNG")).toBe(name);
  expect((await stat(media("products/images/800", name))).mtimeMs).toBe(made.mtimeMs);
  expect(await store("product", await picture(401, 400))).not.toBe(name);
});

test("the original is stored byte for byte, without temporary files left over", async () => {
  const bytes = await picture(40, 40);
  const name = await store("product", bytes, "menu/Al pastor.PNG");
  const original = join(dataDir, originalPicture("tacos", name, "menu/Al pastor.PNG"));
  expect(original).toMatch(/originals.tacos.[0-9a-f]{32}\.png$/u);
  expect(await readFile(original)).toEqual(bytes);
  const files = await readdir(dataDir, { recursive: true });
  expect(files.filter((file) => file.endsWith(".tmp"))).toEqual([]);
});

test("a broken picture stores nothing", async () => {
  const cut = (await picture(300, 300)).subarray(0, 200);
  const stored = await storePicture(folderFiles(dataDir), "tacos", {
    source: "a.png",
    use: "logo",
    bytes: cut,
  });
  expect(stored).toMatchObject({ ok: false });
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  ["a HEIC photo of a phone", "heic"],
  ["a sequence of HEIC photos", "hevc"],
  ["a film", "isom"],
])("%s is refused with the formats that are read", async (_, brand) => {
  const head = Buffer.from(`\0\0\0\x1cftyp${brand}\0\0\0\0mif1${brand}miaf`, "latin1");
  const bytes = Buffer.concat([head, Buffer.alloc(400)]);
  const stored = await storePicture(folderFiles(dataDir), "tacos", {
    source: "photo.heic",
    use: "product",
    bytes,
  });
  const message = "is not a JPEG, PNG, WebP, GIF, AVIF or TIFF picture";
  expect(stored).toEqual({ ok: false, message, hasTooManyPixels: false });
});

test.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
  "%s pictures are read",
  async (format) => {
    const bytes = await sharp(await picture(32, 32))
      .toFormat(format)
      .toBuffer();
    expect(await decodePicture(bytes)).toEqual({ ok: true, value: null });
  },
);
