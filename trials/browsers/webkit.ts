import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../e2e/support/find-free-port.ts";
import type { TrialContext } from "../support/trial.ts";
import { type OtherBrowser, scriptOf } from "./other-browser.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/xvfb-run";

/** WebKitGTK's small browser, which its driver starts. */
const findBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** Returns whether this machine has WebKit, its driver and a screen for it. */
export const isWebKitInstalled = (): boolean =>
  [DRIVER, SCREEN, findBrowser() ?? ""].every((program) => existsSync(program));

/** Starts WebKit on a screen of its own, until the trial ends. */
export async function startWebKit({ cleanUp }: TrialContext): Promise<OtherBrowser> {
  const port = await findFreePort();
  const driver = spawn(SCREEN, ["-a", DRIVER, "-p", String(port)], {
    detached: true,
    stdio: "ignore",
    // Its language otherwise is "C", which is none.
    env: { ...process.env, LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8" },
  });
  // The screen, the driver and the browser are one group of processes.
  cleanUp(() => process.kill(-(driver.pid ?? 0), "SIGKILL"));
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await call("/status").catch(() => null))) await pause(200);

  // The browser's own bar would not let the window be narrower than 447 pixels.
  const browserOptions = { binary: findBrowser(), args: ["--automation", "--full-screen"] };
  const { sessionId } = await call<{ sessionId: string }>("/session", {
    capabilities: {
      alwaysMatch: { pageLoadStrategy: "none", "webkitgtk:browserOptions": browserOptions },
    },
  });
  const session = `/session/${sessionId}`;
  cleanUp(() => call(`${session}/window/close`).catch(() => undefined));
  await call(`${session}/window/rect`, { width: 360, height: 740 });
  return {
    name: "WebKit",
    open: (url) => call(`${session}/url`, { url }),
    run: (code, ...args) => call(`${session}/execute/sync`, scriptOf(code, args)),
  };
}
