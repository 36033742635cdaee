import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileStore } from "./file-store.ts";
import { folderFiles } from "./folder-files.ts";
import { s3BucketFiles } from "./s3-bucket-files.ts";
import { type BucketServer, startBucketServer } from "./testing/bucket-server.ts";

let folder: string;
let server: BucketServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-files-"));
  server = await startBucketServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = {
  "a folder": () => folderFiles(folder),
  "a bucket": () => s3BucketFiles(server.service, { bucket: "comanda", prefix: "here/" }),
};

const bytes = (text: string) => new TextEncoder().encode(text);

async function* twenty(megabytes = 20) {
  for (let at = 0; at < megabytes; at += 1) yield new Uint8Array(1_000_000).fill(at);
}

async function namesOf(files: FileStore, ...args: Parameters<FileStore["list"]>) {
  const names: string[] = [];
  for await (const { name, size } of files.list(...args)) names.push(`${name} ${size}`);
  return names;
}

describe.each(Object.entries(open))("%s", (_, openFiles) => {
  test("a file is read as it was written, listed, and gone when it is deleted", async () => {
    const files = openFiles();
    expect([await files.has("media/a/x y+é.webp"), await files.read("media/no")]).toEqual([
      false,
      null,
    ]);
    await files.write("media/a/x y+é.webp", bytes("one"));
    await files.write("media/a/x y+é.webp", bytes("other"));
    await files.write("top.txt", bytes("t"));
    expect(await files.has("media/a/x y+é.webp")).toBe(true);
    expect(Buffer.from((await files.read("media/a/x y+é.webp")) ?? []).toString()).toBe("other");
    expect(await namesOf(files, "media/")).toEqual(["media/a/x y+é.webp 5"]);
    expect(await namesOf(files, "", { deep: false })).toEqual(["top.txt 1"]);
    expect(await namesOf(files, "none/")).toEqual([]);
    await files.remove("media/a/x y+é.webp");
    await files.remove("media/a/x y+é.webp");
    expect(await files.has("media/a/x y+é.webp")).toBe(false);
  });

  test("a large file goes there and back in pieces", async () => {
    const files = openFiles();
    await files.writePieces("large.bin", twenty());
    const opened = await files.open("large.bin");
    let at = 0;
    for await (const piece of opened?.pieces ?? []) {
      expect(piece[0]).toBe(Math.floor(at / 1_000_000));
      at += piece.length;
    }
    expect([opened?.size, at]).toEqual([20_000_000, 20_000_000]);
    await opened?.close();
    expect(await files.open("no.bin")).toBeNull();
  });

  test("a file whose writing ends early is not there", async () => {
    const files = openFiles();
    async function* torn() {
      yield* twenty(17);
      throw new Error("torn");
    }
    await expect(files.writePieces("torn.bin", torn())).rejects.toThrow("torn");
    expect(await files.has("torn.bin")).toBe(false);
    expect(await namesOf(files, "")).not.toContainEqual(expect.stringContaining("torn"));
  });
});
