import { beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../analytics/testing/stub-page.ts";
import { type InstallPrompt, watchInstallPrompt } from "./install-prompt.ts";
import { promptInstall } from "./prompt-install.ts";

/** A page's window, to which the browser can make its offer. */
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

/** Of which one can be asked about once, as in browsers. */
function offer(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => Promise.reject(new DOMException("", "InvalidStateError")));
  prompt.mockImplementationOnce(async () => undefined as never);
  const event = new Event("beforeinstallprompt", { cancelable: true });
  const made = Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
  page.dispatchEvent(made);
  return made as InstallPrompt & { prompt: typeof prompt };
}

const reported = () => page.dataLayer.map((event) => "event" in event && event.event);

test("the browser's own bar does not come: the page has a button", () => {
  expect(offer("accepted").defaultPrevented).toBe(true);
});

test("an offer that is accepted is an install", async () => {
  expect(await promptInstall(offer("accepted"))).toBe(true);
  expect(reported()).toEqual(["install"]);
});

test("one that is declined is reported as such, and nobody can be asked about it again", async () => {
  const declined = offer("dismissed");
  expect(await promptInstall(declined)).toBe(true);
  expect(await promptInstall(declined)).toBe(false);
  expect(reported()).toEqual(["install_cancelled"]);
});

test("while the visitor is being asked they are not asked anew", async () => {
  const offered = offer("dismissed");
  expect(await Promise.all([promptInstall(offered), promptInstall(offered)])).toEqual([true, true]);
  expect(offered.prompt).toHaveBeenCalledOnce();
  expect(reported()).toEqual(["install_cancelled"]);
});
