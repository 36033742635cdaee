import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("a server that never closes is ended with exit code 1", async () => {
  const program = path.join(import.meta.dirname, "../testing/server-that-never-closes.ts");
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] });
  await once(child.stdout, "data");
  const errors = text(child.stderr);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(await errors).toContain("The server did not stop in time");
});
