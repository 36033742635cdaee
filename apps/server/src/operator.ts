import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import type { Holder } from "@comanda/api/db/lock";
import * as v from "valibot";
import type { Output } from "./commands/output.ts";
import { listen } from "./http-server.ts";
import { PlainError } from "./plain-error.ts";

/** A command line, and the folder from which its relative paths are meant. */
const Sent = v.object({ argv: v.array(v.string()), folder: v.string() });
type Sent = v.InferOutput<typeof Sent>;

/** Runs a command line and answers with its exit code. */
export type RunCommand = (sent: Sent, output: Output) => Promise<number>;

type Address = NonNullable<Holder["operator"]>;

export type OperatorChannel = { address: Address; close(): Promise<void> };

/** What goes back, a line of JSON each. */
const Frame = v.union([
  v.object({ out: v.string() }),
  v.object({ err: v.string() }),
  v.object({ code: v.number() }),
]);
type Frame = v.InferOutput<typeof Frame>;

/**
 * Takes `comanda` commands for the process that holds the embedded database: on the loopback
 * address only, and only from who can read the token in the data folder.
 */
export async function openOperatorChannel(run: RunCommand): Promise<OperatorChannel> {
  const token = randomBytes(32).toString("base64url");
  const server = createServer(async (request, response) => {
    const sent = isAllowed(request, token) ? await readSent(request) : null;
    if (!sent) {
      response.writeHead(401).end();
      return;
    }
    const send = (frame: Frame) => response.write(`${JSON.stringify(frame)}\n`);
    const output: Output = { out: (out) => send({ out }), err: (err) => send({ err }) };
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    const code = await run(sent, output).catch((error: Error) => {
      output.err(`${error.message}\n`);
      return 1;
    });
    send({ code });
    response.end();
  });
  const { port, close } = await listen(server, 0, "127.0.0.1");
  return { address: { port, token }, close };
}

function isAllowed({ method, headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return method === "POST" && given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readSent(request: IncomingMessage): Promise<Sent | null> {
  const parsed = v.safeParse(Sent, await json(request).catch(() => null));
  return parsed.success ? parsed.output : null;
}

/** Has the running process carry a command out; answers with its exit code. Throws when nobody answers. */
export async function askOperator({ port, token }: Address, sent: Sent, output: Output) {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(sent),
  }).catch(() => null);
  if (!response) throw new PlainError("The server that holds the database does not answer");
  if (!response.ok || !response.body) throw new PlainError("The server refused the command");
  for await (const line of linesOf(response.body)) {
    const frame = v.parse(Frame, JSON.parse(line));
    if ("code" in frame) return frame.code;
    if ("out" in frame) output.out(frame.out);
    else output.err(frame.err);
  }
  throw new PlainError("The server ended before the command was done");
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
