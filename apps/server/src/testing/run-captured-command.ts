import { runCommand } from "../commands/run-command.ts";

type Surroundings = Omit<Parameters<typeof runCommand>[1], "output">;

/** Runs one `comanda` command line; returns its exit code and what it wrote. */
export async function runCapturedCommand(argv: string[], surroundings: Surroundings) {
  let out = "";
  let err = "";
  const output = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const code = await runCommand(argv, { ...surroundings, output });
  return { code, out, err };
}
