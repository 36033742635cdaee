import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { folderFiles } from "../../files/folder-files.ts";
import { createTestDatabase, emptyDatabase } from "../../testing/test-database.ts";
import type { ImportDeps } from "../import-company.ts";

/** Creates an empty database, data folder and folder of import files. */
export async function createImportFixture() {
  const db = await createTestDatabase();
  const root = await mkdtemp(join(tmpdir(), "comanda-import-"));
  const dataDir = join(root, "data");
  const published: string[] = [];
  const deps: ImportDeps = {
    db,
    pictures: folderFiles(dataDir),
    clock: () => new Date("2026-03-01T12:00:00Z"),
    events: {
      publish: async (channel: string, payload: string) => {
        published.push(`${channel} ${payload}`);
      },
      subscribe: async () => async () => undefined,
    },
  };
  return {
    db,
    deps,
    root,
    dataDir,
    published,
    /** Writes a file into the folder and returns its path; documents are written as JSON. */
    write: async (name: string, content: unknown) => {
      const file = join(root, name);
      const raw = typeof content === "string" || content instanceof Uint8Array;
      await writeFile(file, raw ? content : JSON.stringify(content));
      return file;
    },
    /** Empties everything; faster than a new fixture. */
    reset: async () => {
      await emptyDatabase(db);
      published.length = 0;
      await rm(root, { recursive: true });
      await mkdir(root);
    },
    close: async () => {
      await db.destroy();
      await rm(root, { recursive: true });
    },
  };
}

/** Makes a picture of one colour. */
export function makePicture(width: number, height: number, color = "#c9421b"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
}
