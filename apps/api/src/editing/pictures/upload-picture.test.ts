import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Problem } from "@comanda/contract/calls/problems";
import { PICTURE_TYPES } from "@comanda/contract/menu/menu-calls";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { folderFiles } from "../../files/folder-files.ts";
import { replacePictures } from "../../import/coupons-qrs-pictures.store.ts";
import { readPictureRows } from "../../import/imported-company.store.ts";
import { createTestApp, NOON, type TestApp } from "../../testing/create-test-app.ts";
import { foreignCompany, smallCompany } from "../../testing/small-company.ts";
import { signedInAs } from "../../testing/staff-members.ts";
import { productOf, putProduct, readMenuAsManager, undo } from "../testing/menu-calls.ts";
import { purgeUnusedPictures } from "./purge-unused-pictures.ts";

let api: TestApp;
let dataDir: string;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), foreignCompany()]);
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "comanda-upload-"));
  api.deps.pictures = folderFiles(dataDir);
  await api.reset();
  return () => rm(dataDir, { recursive: true });
});
afterAll(() => api.close());

type Answer = { source: string; url: string } & Partial<
  Pick<Problem, "code" | "title" | "detail" | "errors">
>;

async function upload(bytes: Uint8Array, type = "image/png", company = "tacos") {
  const { cookie, headers } = signedInAs("manager", company);
  const response = await api.raw(`/ms-menu/companies/${company}/pictures`, {
    method: "POST",
    headers: { ...headers, cookie: cookie ?? "", "content-type": type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const picture = (color = "#c9421b") =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } });
const file = (folder: string, name: string) =>
  join(dataDir, "media/companies/products/images", folder, name);
const withImage = (source: string) =>
  putProduct(api, "taco", (product) => ({ ...product, images: [{ image_url: source }] }));

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a picture as %s is stored and used",
  async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const { status, body } = await upload(bytes, `image/${format}`);
    expect([status, body.source]).toEqual([
      200,
      expect.stringMatching(/^pictures\/[\da-f]{32}\.\w+$/u),
    ]);
    expect(existsSync(file("800", body.url)) && existsSync(file("150", body.url))).toBe(true);
    expect((await withImage(body.source)).status).toBe(200);
    expect((await readMenuAsManager(api)).picture_urls).toMatchObject({ [body.source]: body.url });
    const menu = await api.send("GET", "/ms-products/public/companies/tacos/categories");
    expect(JSON.stringify(menu.body)).toContain(body.url);
  },
);

test("a picture that a camera has turned is shown upright, and its original keeps only the orientation", async () => {
  const left = await sharp({ create: { width: 30, height: 40, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const turned = picture("#f00")
    .composite([{ input: left, left: 0, top: 0 }])
    .withExifMerge({ IFD0: { Artist: "Ana at home" } })
    .jpeg();
  const { body } = await upload(
    await turned.withMetadata({ orientation: 6 }).toBuffer(),
    "image/jpeg",
  );
  const stored = sharp(file("800", body.url));
  expect((await stored.metadata()).orientation).toBeUndefined();
  const original = await readFile(join(dataDir, "originals/tacos", basename(body.source)));
  expect(original.includes("Ana at home")).toBe(false);
  expect((await sharp(original).metadata()).orientation).toBe(6);
  // What was on the left is on top.
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
  const blueAt = (y: number) => data[(y * info.width + 20) * info.channels + 2];
  expect([info.width, info.height]).toEqual([40, 40]);
  expect(blueAt(5)).toBeGreaterThan(230);
  expect(blueAt(35)).toBeLessThan(25);
});

test("a file that is no whole PNG, JPEG, WebP or AVIF picture is refused, whatever type its header names", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>',
  );
  const gif = await picture().gif().toBuffer();
  const cut = (await picture().jpeg().toBuffer()).subarray(0, 200);
  const heic = Buffer.concat([
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(400),
  ]);
  for (const bytes of [svg, gif, cut, heic, Buffer.alloc(0)]) {
    const { status, body } = await upload(bytes);
    expect([status, body.code]).toEqual([422, "invalid_picture"]);
  }
  for (const type of ["image/svg+xml", "application/json"]) {
    const { status, body } = await upload(svg, type);
    expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
    expect(body.title).toBe("The call does not take this media type");
    expect(body.detail).toBe(`The body must be ${PICTURE_TYPES.join(" or ")}`);
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test("a picture with too many bytes or pixels is refused with the reason", async () => {
  expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
  const wide = sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } });
  const { body } = await upload(await wide.png().toBuffer());
  expect(body).toMatchObject({
    code: "too_many_pixels",
    errors: [{ message: "has more than 60 million pixels" }],
  });
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .avif()
    .toBuffer();
  // The box of the picture's size: a version, the width and the height.
  const size = avif.indexOf("ispe") + 8;
  avif.writeUInt32BE(4001, size);
  avif.writeUInt32BE(4000, size + 4);
  expect((await upload(avif, "image/avif")).body).toMatchObject({
    code: "too_many_pixels",
    errors: [{ message: "has more than 16 million pixels" }],
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test.each(["../../secret.png", "/etc/passwd", "https://evil.test/a.png", "pictures/none.png"])(
  "a product cannot name %s as its picture",
  async (source) => {
    const { body } = await withImage(source);
    expect([body.code, body.errors]).toEqual([
      "invalid_part",
      [{ path: "images.0.image_url", message: "is not an uploaded picture", code: "gone" }],
    ]);
  },
);

test("a product keeps the pictures that it had, and cannot use those of another company", async () => {
  const kept = await putProduct(api, "taco", (product) => ({ ...product, name: "Taco 2" }));
  expect(kept.status).toBe(200);
  const { body } = await upload(await picture().png().toBuffer(), "image/png", "burgers");
  expect((await withImage(body.source)).body.code).toBe("invalid_part");
});

test("an upload that no product has ever used is deleted after a day; one that was used stays, also after an undo", async () => {
  const used = (await upload(await picture("#00f").png().toBuffer())).body;
  const unused = (await upload(await picture("#0f0").png().toBuffer())).body;
  const shared = await picture("#f00").png().toBuffer();
  const { url } = (await upload(shared)).body;
  const clock = (hours: number) => () => new Date(NOON.getTime() + hours * 3_600_000);
  const changed = await withImage(used.source);
  await undo(api, changed.body.change_id);
  await purgeUnusedPictures({ db: api.db, clock: clock(23), pictures: folderFiles(dataDir) });
  expect(existsSync(file("800", unused.url))).toBe(true);
  api.now = clock(20)();
  await upload(shared, "image/png", "burgers");
  await purgeUnusedPictures({ db: api.db, clock: clock(25), pictures: folderFiles(dataDir) });
  const left = [used.url, unused.url, url].map((name) => existsSync(file("800", name)));
  expect(left).toEqual([true, false, true]);
  expect(await readdir(join(dataDir, "originals/tacos"))).toHaveLength(1);
  expect((await withImage(unused.source)).body.code).toBe("invalid_part");
  expect((await withImage(used.source)).status).toBe(200);
  expect((await productOf(api, "taco")).product.images).toEqual([{ image_url: used.source }]);
});

test("a picture that was replaced is deleted with the change that replaced it, and not while it is shown again", async () => {
  const [first, second] = await Promise.all(
    ["#00f", "#0f0"].map(
      async (color) => (await upload(await picture(color).png().toBuffer())).body,
    ),
  );
  if (!first || !second) throw new Error("not uploaded");
  const purgeAt = (years: number) => {
    const clock = () => new Date(NOON.getTime() + years * 366 * 86_400_000);
    return purgeUnusedPictures({ db: api.db, clock, pictures: folderFiles(dataDir) });
  };
  const left = () => [first.url, second.url].map((name) => existsSync(file("800", name)));
  await withImage(first.source);
  const replaced = await withImage(second.source);
  await purgeAt(1.9);
  expect(left()).toEqual([true, true]);
  await undo(api, replaced.body.change_id);
  await purgeAt(2.1);
  expect(left()).toEqual([true, false]);
  expect((await productOf(api, "taco")).product.images).toEqual([{ image_url: first.source }]);
  const rows = api.db.selectFrom("pictures").select("source").where("company_id", "=", "tacos");
  expect((await rows.execute()).map(({ source }) => source)).not.toContain(second.source);
});

test("a company uploads no more bytes than it may, and an import keeps what they add up to", async () => {
  const bytes = await picture().png().toBuffer();
  const other = await picture("#0b6e4f").png().toBuffer();
  api.deps.pictureQuota = bytes.length + other.length;
  await api.reset();
  try {
    const first = await upload(bytes);
    expect(first.status).toBe(200);
    expect((await withImage(first.body.source)).status).toBe(200);
    const rows = await readPictureRows(api.db, "tacos");
    await api.db.transaction().execute((trx) => replacePictures(trx, "tacos", rows));
    expect((await upload(other)).status).toBe(200);
    const third = await upload(await picture("#123456").png().toBuffer());
    expect([third.status, third.body.code]).toEqual([409, "pictures_full"]);
    // Another company has its own room.
    expect((await upload(other, "image/png", "burgers")).status).toBe(200);
  } finally {
    delete api.deps.pictureQuota;
  }
});
