import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../e2e/support/find-free-port.ts";
import type { TrialContext } from "../support/trial.ts";
import { type OtherBrowser, scriptOf } from "./other-browser.ts";

/** A Firefox that takes longer than this does not start. */
const START_TIMEOUT_MS = 30_000;

const PROGRAM = "/usr/bin/firefox-esr";

/** Returns whether this machine has Firefox. */
export const isFirefoxInstalled = (): boolean => existsSync(PROGRAM);

/** Starts Firefox without a screen, until the trial ends. */
export async function startFirefox({ folder, cleanUp }: TrialContext): Promise<OtherBrowser> {
  const port = await findFreePort();
  const profile = path.join(folder, "firefox");
  await mkdir(profile);
  await writeFile(path.join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const args = ["--headless", "--marionette", "--profile", profile, "--width=447", "--height=800"];
  const browser = spawn(PROGRAM, args, { stdio: "ignore" });
  cleanUp(async () => {
    browser.kill("SIGKILL");
    await once(browser, "exit");
  });
  const call = await openMarionette(port);
  cleanUp(() => call.end());
  await call("WebDriver:NewSession", { pageLoadStrategy: "none" });
  return {
    name: "Firefox",
    open: async (url) => void (await call("WebDriver:Navigate", { url })),
    run: async (code, ...args) =>
      (await call("WebDriver:ExecuteScript", scriptOf(code, args))).value as never,
  };
}

type Answer = { value: unknown };
type Call = {
  (command: string, parameters: object): Promise<Answer>;
  end: () => void;
};

/**
 * Opens Marionette, Firefox's protocol for automation: a text is its length in bytes, a colon and JSON. A command is
 * `[0, number, name, parameters]`, its answer `[1, number, error, result]`. One command runs at a time.
 */
async function openMarionette(port: number): Promise<Call> {
  const socket = await connectWhenReady(port);
  let received = Buffer.alloc(0);
  const nextText = async (): Promise<string> => {
    for (;;) {
      const colon = received.indexOf(":");
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon > 0 && received.length > colon + length) {
        const text = received.subarray(colon + 1, colon + 1 + length).toString();
        received = received.subarray(colon + 1 + length);
        return text;
      }
      const [data] = (await once(socket, "data")) as [Buffer];
      received = Buffer.concat([received, data]);
    }
  };
  // The browser introduces itself first.
  await nextText();
  let count = 0;
  const call = async (command: string, parameters: object): Promise<Answer> => {
    count += 1;
    const text = JSON.stringify([0, count, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = JSON.parse(await nextText()) as [1, number, unknown, Answer];
    if (error) throw new Error(`Firefox: ${JSON.stringify(error)}`);
    return result;
  };
  return Object.assign(call, { end: () => void socket.destroy() });
}

async function connectWhenReady(port: number): Promise<Socket> {
  const end = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return socket;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(200);
    }
  }
}
