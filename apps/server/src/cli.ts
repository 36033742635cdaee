// The `comanda` command.
import { runCli } from "./run-cli.ts";

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  workingDir: process.cwd(),
  output: {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  },
});
