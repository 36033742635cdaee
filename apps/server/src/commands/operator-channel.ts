import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import type { LockHolder } from "@comanda/api/db/connect/lock-data-dir";
import * as v from "valibot";
import { OperatorError } from "../errors/operator-error.ts";
import { startListening } from "../http/listen-and-drain.ts";
import type { CommandOutput } from "./command-output.ts";

/** A command line, and the folder that its relative paths start from. */
const CommandLine = v.object({ argv: v.array(v.string()), folder: v.string() });
type CommandLine = v.InferOutput<typeof CommandLine>;

/** Runs a command line; returns its exit code. */
export type CommandRunner = (sent: CommandLine, output: CommandOutput) => Promise<number>;

type ChannelAddress = NonNullable<LockHolder["operator"]>;

export type OperatorChannel = { address: ChannelAddress; close(): Promise<void> };

/** The answer: one JSON value per line. */
const OutputFrame = v.union([
  v.object({ out: v.string() }),
  v.object({ err: v.string() }),
  v.object({ code: v.number() }),
]);
type OutputFrame = v.InferOutput<typeof OutputFrame>;

/**
 * Accepts `comanda` commands for the process that holds the embedded database. Listens on the
 * loopback address only, and requires the token from the data folder.
 */
export async function openOperatorChannel(run: CommandRunner): Promise<OperatorChannel> {
  const token = randomBytes(32).toString("base64url");
  const server = createServer(async (request, response) => {
    // Else a client may send its next command on a connection that this side is just closing.
    response.setHeader("connection", "close");
    const sent = isAuthorized(request, token) ? await readCommandLine(request) : null;
    if (!sent) {
      response.writeHead(401).end();
      return;
    }
    const send = (frame: OutputFrame) => response.write(`${JSON.stringify(frame)}\n`);
    const output: CommandOutput = { out: (out) => send({ out }), err: (err) => send({ err }) };
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    const code = await run(sent, output).catch((error: Error) => {
      output.err(`${error.message}\n`);
      return 1;
    });
    send({ code });
    response.end();
  });
  const { port, close } = await startListening(server, 0, "127.0.0.1");
  return { address: { port, token }, close };
}

function isAuthorized({ method, headers }: IncomingMessage, token: string): boolean {
  const received = Buffer.from(headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return (
    method === "POST" && received.length === expected.length && timingSafeEqual(received, expected)
  );
}

async function readCommandLine(request: IncomingMessage): Promise<CommandLine | null> {
  const parsed = v.safeParse(CommandLine, await json(request).catch(() => null));
  return parsed.success ? parsed.output : null;
}

/**
 * Runs a command in the server that holds the database; returns its exit code. Throws when the
 * server does not answer.
 */
export async function runThroughOperatorChannel(
  { port, token }: ChannelAddress,
  sent: CommandLine,
  output: CommandOutput,
) {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(sent),
  }).catch(() => null);
  if (!response) throw new OperatorError("The server that holds the database does not answer");
  if (!response.ok || !response.body) throw new OperatorError("The server refused the command");
  for await (const line of readLines(response.body)) {
    const frame = v.parse(OutputFrame, JSON.parse(line));
    if ("code" in frame) return frame.code;
    if ("out" in frame) output.out(frame.out);
    else output.err(frame.err);
  }
  throw new OperatorError("The server ended before the command was done");
}

async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
