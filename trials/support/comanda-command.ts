import { execFile } from "node:child_process";
import path from "node:path";
import { repositoryRoot } from "../../e2e/support/repository-root.ts";

export type CommandExit = { code: number; out: string; err: string };

/** Runs the command line in its own process. */
export function runCommandLine(
  argv: readonly string[],
  env: Record<string, string>,
): Promise<CommandExit> {
  const cli = path.join(repositoryRoot, "apps/server/src/cli.ts");
  const args = ["--disable-warning=ExperimentalWarning", cli, ...argv];
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, args, options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
