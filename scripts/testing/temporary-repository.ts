import { execFile } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The repository's folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, "../..");

/** Creates a repository with only these files in the system's temporary folder; answers with its path. */
export async function createTemporaryRepository(files: Record<string, string>): Promise<string> {
  const repository = await mkdtemp(path.join(tmpdir(), "comanda-repository-"));
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(repository, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return repository;
}

/**
 * Runs an installed tool in a repository and answers with the JSON that it writes, also when it fails;
 * `tool` is its file in node_modules.
 */
export function runToolForReport<Report>(
  repository: string,
  tool: string,
  args: string[],
): Promise<Report> {
  const command = [path.join(repositoryRoot, "node_modules", tool), ...args];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: repository }, (_error, stdout, stderr) => {
      if (stdout) resolve(JSON.parse(stdout));
      else reject(new Error(stderr));
    });
  });
}
