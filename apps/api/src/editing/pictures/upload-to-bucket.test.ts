import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FileStore } from "../../files/file-store.ts";
import { s3BucketFiles } from "../../files/s3-bucket-files.ts";
import { type BucketServer, startBucketServer } from "../../files/testing/bucket-server.ts";
import { createTestApp, NOON, type TestApp } from "../../testing/create-test-app.ts";
import { smallCompany } from "../../testing/small-company.ts";
import { signedInAs } from "../../testing/staff-members.ts";
import { purgeUnusedPictures } from "./purge-unused-pictures.ts";

let api: TestApp;
let server: BucketServer;
let pictures: FileStore;
beforeAll(async () => {
  api = await createTestApp([smallCompany()]);
  server = await startBucketServer();
});
beforeEach(async () => {
  pictures = s3BucketFiles(server.service, { bucket: "comanda", prefix: "pictures/" });
  api.deps.pictures = pictures;
  await api.reset();
});
afterAll(async () => {
  await api.close();
  await server.close();
});

async function upload() {
  const { cookie, headers } = signedInAs("manager", "tacos");
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#00f" } });
  const response = await api.raw("/ms-menu/companies/tacos/pictures", {
    method: "POST",
    headers: { ...headers, cookie: cookie ?? "", "content-type": "image/png" },
    body: Buffer.from(await picture.png().toBuffer()),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function stored(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of pictures.list("")) names.push(name);
  return names;
}

test("an upload is stored in the bucket, and deleted after a day in which nothing uses it", async () => {
  const { status, body } = await upload();
  const name = body.url?.replace(".webp", "") ?? "none";
  expect(status).toBe(200);
  const sizes = ["800", "400", "150"].flatMap((size) =>
    ["jpg", "webp"].map((ending) => `media/companies/products/images/${size}/${name}.${ending}`),
  );
  expect((await stored()).sort()).toEqual([...sizes, `originals/tacos/${name}.png`].sort());
  const later = (hours: number) => () => new Date(NOON.getTime() + hours * 3_600_000);
  await purgeUnusedPictures({ db: api.db, clock: later(23), pictures });
  expect(await stored()).toHaveLength(7);
  await purgeUnusedPictures({ db: api.db, clock: later(25), pictures });
  expect(await stored()).toEqual([]);
});

test("an upload while the bucket does not answer is 503, and works when it is sent again", async () => {
  const away = { ...server.service, secretAccessKey: "replaced" };
  api.deps.pictures = s3BucketFiles(away, { bucket: "comanda", prefix: "pictures/" });
  await api.reset();
  const refused = await upload();
  expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  expect(JSON.stringify(refused.body)).not.toContain("replaced");
  api.deps.pictures = pictures;
  await api.reset();
  expect((await upload()).status).toBe(200);
});
