import { beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "../analytics/testing/stub-page.ts";
import { type InstallPrompt, watchInstallPrompt } from "./install-prompt.ts";
import { takeUp } from "./take-up.ts";

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

function offer(outcome: "accepted" | "dismissed", prompt = vi.fn(async () => undefined)) {
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
  await takeUp(offer("accepted"));
  expect(reported()).toEqual(["install"]);
});

test("one that is declined is reported as such", async () => {
  await takeUp(offer("dismissed"));
  expect(reported()).toEqual(["install_cancelled"]);
});

test("one that the browser has taken back is neither", async () => {
  await takeUp(
    offer(
      "accepted",
      vi.fn(async () => Promise.reject(new Error("used"))),
    ),
  );
  expect(reported()).toEqual([]);
});
