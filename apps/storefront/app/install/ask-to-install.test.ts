import { beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../analytics/testing/stub-page.ts";
import { askToInstall } from "./ask-to-install.ts";
import { type InstallPrompt, watchInstallPrompt } from "./kept-install-prompt.ts";

/** Stubs a window that can get an install prompt. */
function stubWindow() {
  const { dataLayer } = stubPage();
  const page = Object.assign(new EventTarget(), { dataLayer });
  vi.stubGlobal("window", page);
  return page;
}

let page: ReturnType<typeof stubWindow>;
beforeEach(() => {
  page = stubWindow();
  watchInstallPrompt();
});

/** Sends an install prompt to the page; as in browsers, it can be shown once. */
function sendPrompt(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => Promise.reject(new DOMException("", "InvalidStateError")));
  prompt.mockImplementationOnce(async () => undefined as never);
  const event = new Event("beforeinstallprompt", { cancelable: true });
  const installPrompt = Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
  page.dispatchEvent(installPrompt);
  return installPrompt as InstallPrompt & { prompt: typeof prompt };
}

const reported = () => page.dataLayer.map((event) => "event" in event && event.event);

test("the browser's own install bar is prevented", () => {
  expect(sendPrompt("accepted").defaultPrevented).toBe(true);
});

test("an accepted prompt is reported as an install", async () => {
  expect(await askToInstall(sendPrompt("accepted"))).toBe(true);
  expect(reported()).toEqual(["install"]);
});

test("a declined prompt is reported as cancelled, and cannot be shown again", async () => {
  const declined = sendPrompt("dismissed");
  expect(await askToInstall(declined)).toBe(true);
  expect(await askToInstall(declined)).toBe(false);
  expect(reported()).toEqual(["install_cancelled"]);
});

test("an open prompt is not shown a second time", async () => {
  const open = sendPrompt("dismissed");
  expect(await Promise.all([askToInstall(open), askToInstall(open)])).toEqual([true, true]);
  expect(open.prompt).toHaveBeenCalledOnce();
  expect(reported()).toEqual(["install_cancelled"]);
});
