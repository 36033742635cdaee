import { execFile } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The repository's folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, "../..");

/** A small copy of the house in the system's temporary folder: these files and nothing else. */
export async function createTemporaryRepository(files: Record<string, string>): Promise<string> {
  const house = await mkdtemp(path.join(tmpdir(), "comanda-house-"));
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(house, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return house;
}

/**
 * The JSON that an installed tool writes about a house, however it ends; `tool` is its file in
 * node_modules.
 */
export function runToolForReport<Report>(
  house: string,
  tool: string,
  args: string[],
): Promise<Report> {
  const command = [path.join(repositoryRoot, "node_modules", tool), ...args];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: house }, (_error, stdout, stderr) => {
      if (stdout) resolve(JSON.parse(stdout));
      else reject(new Error(stderr));
    });
  });
}
