import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import type { TrialContext } from "./trial.ts";

/** Opens connections that send nothing, and keeps them. */
export function openIdle(port: number, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    return socket;
  });
}

/** The same in another process, which has a limit of open files of its own; resolves once they are begun. */
export async function openIdleElsewhere(
  { cleanUp }: TrialContext,
  port: number,
  count: number,
): Promise<void> {
  const child = fork(path.join(import.meta.dirname, "hold-connections.ts"), [
    `${port}`,
    `${count}`,
  ]);
  cleanUp(() => child.kill("SIGKILL"));
  await once(child, "message");
}

const [, program, port, count] = process.argv;
if (program === import.meta.filename) {
  openIdle(Number(port), Number(count));
  process.send?.("open");
}
