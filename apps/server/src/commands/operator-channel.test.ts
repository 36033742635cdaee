import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type CommandRunner,
  type OperatorChannel,
  openOperatorChannel,
  runThroughOperatorChannel,
} from "./operator-channel.ts";

let run: CommandRunner;
let channel: OperatorChannel;
beforeEach(async () => {
  run = async () => 0;
  channel = await openOperatorChannel((sent, output) => run(sent, output));
});
afterEach(() => channel.close());

async function send(argv: string[]) {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const code = await runThroughOperatorChannel(
    channel.address,
    { argv, folder: "/here" },
    { out: write, err: write },
  );
  return { code, written };
}

test("a command runs in the server, and its output and exit code come back", async () => {
  run = async ({ argv, folder }, { out, err }) => {
    out(`${argv.join(" ")} in ${folder}\n`);
    err("línea\n¡dos!\n");
    return 1;
  };
  expect(await send(["orders", "list"])).toEqual({
    code: 1,
    written: ["orders list in /here\n", "línea\n¡dos!\n"],
  });
});

test("a failing command reports its error, and the channel stays open", async () => {
  run = async () => {
    throw new Error("The disk is full");
  };
  expect(await send([])).toEqual({ code: 1, written: ["The disk is full\n"] });
  run = async () => 0;
  expect(await send([])).toEqual({ code: 0, written: [] });
});

test("no connection is kept for the next command, which would be lost where this side just closes it", async () => {
  const answer = await fetch(`http://127.0.0.1:${channel.address.port}`, { method: "POST" });
  expect(answer.headers.get("connection")).toBe("close");
});

test.each([
  ["no token", "POST", {}],
  ["another token", "POST", { authorization: `Bearer ${"x".repeat(43)}` }],
  ["a shorter token", "POST", { authorization: "Bearer x" }],
  ["another method", "PUT", null],
])("a request with %s is refused", async (_, method, headers) => {
  const { port, token } = channel.address;
  let ran = false;
  run = async () => {
    ran = true;
    return 0;
  };
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method,
    headers: headers ?? { authorization: `Bearer ${token}` },
    body: JSON.stringify({ argv: ["orders"], folder: "/" }),
  });
  expect([answer.status, ran]).toEqual([401, false]);
});

test.each(["", "{", "{}", '{"argv":"orders","folder":"/"}'])("%j is no command", async (body) => {
  const { port, token } = channel.address;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body });
  expect(answer.status).toBe(401);
});

test("a channel that does not answer is an error", async () => {
  const { address } = channel;
  await channel.close();
  const output = { out: () => undefined, err: () => undefined };
  await expect(
    runThroughOperatorChannel(address, { argv: [], folder: "/" }, output),
  ).rejects.toThrow("does not answer");
  channel = await openOperatorChannel(async () => 0);
});
