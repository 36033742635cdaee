import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Holder } from "@comanda/api/db/lock";
import type { Output } from "./commands/output.ts";

export type RunCommand = (argv: string[], folder: string, output: Output) => Promise<number>;

export type OperatorChannel = { address: NonNullable<Holder["operator"]>; close(): void };

/** What goes back, a line of JSON each. */
type Frame = { out: string } | { err: string } | { code: number };

/**
 * Takes `comanda` commands for the process that holds the embedded database: on the loopback
 * address only, and only from who can read the token in the data folder.
 */
export async function openOperatorChannel(run: RunCommand): Promise<OperatorChannel> {
  const token = randomBytes(32).toString("base64url");
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || !isToken(request.headers.authorization, token)) {
      response.writeHead(401).end();
      return;
    }
    const send = (frame: Frame) => response.write(`${JSON.stringify(frame)}\n`);
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    const { argv, folder }: { argv: string[]; folder: string } = JSON.parse(await text(request));
    const output = { out: (out: string) => send({ out }), err: (err: string) => send({ err }) };
    const code = await run(argv, folder, output).catch((error: Error) => {
      output.err(`${error.message}\n`);
      return 1;
    });
    send({ code });
    response.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: { port, token },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Has the running process carry a command out; answers with its exit code. Throws when nobody answers. */
export async function askOperator(
  { port, token }: OperatorChannel["address"],
  argv: string[],
  folder: string,
  output: Output,
): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ argv, folder }),
  });
  if (!response.ok || !response.body) throw new Error("The running server does not take this command");
  let rest = "";
  let code: number | undefined;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const frame: Frame = JSON.parse(line);
      if ("out" in frame) output.out(frame.out);
      else if ("err" in frame) output.err(frame.err);
      else code = frame.code;
    }
  }
  if (code === undefined) throw new Error("The running server ended before the command was done");
  return code;
}
