import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";
import { parsePrinter } from "./print-agent-command.ts";

/** Runs `comanda print-agent`, for which no database must be opened. */
function printAgent(options: { server?: string; printer?: string }) {
  const { server = "http://127.0.0.1:9", printer = "127.0.0.1:9" } = options;
  const argv = ["print-agent", "--server", server, "--token", "no", "--printer", printer];
  const open = async () => {
    throw new Error("the agent opened a database");
  };
  return runCapturedCommand(argv, { workingDir: "", dataDir: "", open });
}

test.each([
  ["10.0.0.7", { host: "10.0.0.7", port: 9100 }],
  ["printer.local:9101", { host: "printer.local", port: 9101 }],
  ["[fd00::7]:9100", { host: "fd00::7", port: 9100 }],
  ["10.0.0.7/x", null],
  ["me@10.0.0.7", null],
  ["10.0.0.7:99999", null],
  ["", null],
])("the printer %j is read as %j", (text, address) => {
  expect(parsePrinter(text)).toEqual(address);
});

test("a server or a printer that is no address is refused before anything starts", async () => {
  expect(await printAgent({ server: "printer" })).toMatchObject({
    code: 1,
    err: "--server must be a web address\n",
  });
  expect(await printAgent({ printer: "a b" })).toMatchObject({
    code: 1,
    err: "--printer must be a host, or host:port\n",
  });
});

test("a server that does not know the token ends the agent with a reason", async () => {
  const server = createServer((_, response) => response.writeHead(401).end()).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const ended = await printAgent({ server: `http://127.0.0.1:${port}` });
  expect(ended).toMatchObject({ code: 1, out: "printer offline\n" });
  expect(ended.err).toContain("Create a new one in the console");
  server.closeAllConnections();
  server.close();
});
