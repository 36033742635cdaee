import { expect, test } from "vitest";
import { commandLineName, startupMessage } from "./startup-message.ts";

const localServer = {
  port: 3000,
  hosts: ["demo.localhost"],
  host: undefined,
  api: null,
  commandLine: "comanda",
  consolePort: null,
  console: { host: "console.localhost" },
};

/** Returns the addresses in a text. */
const addresses = (text: string) => text.match(/https?:\/\/[^\s,]+/gu);

test("the restaurants, the console and the API of this process are named", () => {
  expect(addresses(startupMessage(localServer))).toEqual([
    "http://demo.localhost:3000/",
    "http://console.localhost:3000/",
    "http://localhost:3000/ms-docs",
  ]);
});

test("in front of another backend neither documentation, console nor restaurants are named", () => {
  const text = startupMessage({ ...localServer, hosts: [], api: { url: "https://api.example" } });
  expect(addresses(text)).toEqual(["http://localhost:3000/", "https://api.example"]);
  expect(text).not.toContain("ms-docs");
});

test("a restaurant whose host does not lead to this machine is named without an address", () => {
  const text = startupMessage({ ...localServer, hosts: ["tacos.example"] });
  expect(text).toContain("for tacos.example");
  expect(text).not.toContain("http://tacos.example");
});

test("a server that listens on one address is named by it", () => {
  const text = startupMessage({ ...localServer, host: "192.168.1.5" });
  expect(addresses(text)).toEqual(["http://192.168.1.5:3000/", "http://192.168.1.5:3000/ms-docs"]);
});

test("a console whose host does not lead to this machine is named without an address", () => {
  const text = startupMessage({ ...localServer, console: { host: "console.tacos.example" } });
  expect(text).toContain("The console: console.tacos.example\n");
});

test("the console's own port is named beside its host", () => {
  const text = startupMessage({ ...localServer, host: "192.168.1.5", consolePort: 3001 });
  expect(text).toContain("The console: console.localhost and http://192.168.1.5:3001/");
});

test.each([
  ["by npm", { npm_lifecycle_event: "start" }, "made by: npm run comanda -- companies create"],
  ["without npm", {}, "made by: comanda companies create"],
])(
  "a server without restaurants that is started %s names the command that makes one",
  (_, env, command) => {
    const text = startupMessage({ ...localServer, hosts: [], commandLine: commandLineName(env) });
    expect(text).toContain("for no restaurant yet");
    expect(text).toContain(command);
  },
);
