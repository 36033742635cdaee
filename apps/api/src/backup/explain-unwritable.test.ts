import { expect, test } from "vitest";
import { folderFiles } from "../files/folder-files.ts";
import { BackupRefused } from "./backup-refused.ts";
import { writeArchive } from "./write-archive.ts";

const failure = (code: string) => Object.assign(new Error(`${code}: open`), { code });
const manifest = {
  comanda: "1.2.3",
  database: "embedded" as const,
  created_at: "2026-03-14T18:00:00Z",
  migrations: [],
  tables: [],
  sequences: [],
};

/** A place whose folder fails with this code when it is written to. */
const placeThatFails = (code: string) => ({
  files: { ...folderFiles("/nowhere"), writePieces: () => Promise.reject(failure(code)) },
  name: "a.tar.gz",
  label: "/nowhere/a.tar.gz",
});

test.each([
  ["EROFS", "the folder is read-only for this process", "ReadWritePaths="],
  ["EACCES", "the user of this process may not write there", "DATA_DIR"],
  ["ENOSPC", "its disk is full", "Free some space"],
  ["ENOTDIR", "a part of its path is a file", "another place"],
])("%s of a backup's folder is refused with its reason and what helps", async (code, ...parts) => {
  const writing = writeArchive(placeThatFails(code), async () => manifest);
  const refused = await writing.catch((error: Error) => error);
  expect(refused).toBeInstanceOf(BackupRefused);
  for (const part of ["/nowhere/a.tar.gz cannot be written", ...parts])
    expect(refused).toMatchObject({ message: expect.stringContaining(part) });
});

test("a file that cannot be read is not called a folder that cannot be written", async () => {
  const read = failure("EACCES");
  const writePieces = async (_: string, pieces: AsyncIterable<Uint8Array>) => {
    for await (const piece of pieces) expect(piece).toBeDefined();
  };
  const place = { ...placeThatFails("EACCES"), files: { ...folderFiles("/nowhere"), writePieces } };
  await expect(writeArchive(place, () => Promise.reject(read))).rejects.toBe(read);
});
