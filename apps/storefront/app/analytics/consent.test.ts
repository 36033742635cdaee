import { expect, test, vi } from "vitest";
import { mayMeasure, saveConsent, savedConsent } from "./consent.ts";
import { stubPage } from "./testing/stub-page.ts";

const yes = "comanda_measuring=yes";
const no = "a=1; comanda_measuring=no; b=2";

test.each([
  ["without a pixel, events may be reported", {}, true],
  ["without a pixel, events may be reported though the browser objects", { objects: true }, true],
  ["a pixel that needs consent waits for the answer", { measured: "ask" }, null],
  ["a pixel that needs consent measures after a yes", { measured: "ask", cookie: yes }, true],
  [
    "a pixel that needs consent does not measure after a no",
    { measured: "ask", cookie: no },
    false,
  ],
  [
    "a pixel that needs consent does not measure if the browser objects",
    { measured: "ask", objects: true },
    false,
  ],
  ["a pixel that needs no consent measures before the answer", { measured: "free" }, true],
  [
    "a pixel that needs no consent does not measure after a no",
    { measured: "free", cookie: no },
    false,
  ],
  [
    "a pixel that needs no consent does not measure if the browser objects",
    { measured: "free", objects: true },
    false,
  ],
  [
    "a yes on this site counts, though the browser objects",
    { measured: "ask", objects: true, cookie: yes },
    true,
  ],
  ["another cookie is not an answer", { measured: "ask", cookie: `not_${yes}` }, null],
  [
    "a cookie with another word is not an answer",
    { measured: "ask", cookie: "comanda_measuring=y" },
    null,
  ],
] as const)("%s", (_, page, may) => {
  stubPage(page);
  expect(mayMeasure()).toBe(may);
});

test.each([{}, { measured: "free" }, { measured: "ask", cookie: yes }] as const)(
  "a preview is not measured: %j",
  async (page) => {
    stubPage({ ...page, search: "?from=preview" });
    vi.resetModules();
    const { mayMeasure } = await import("./consent.ts");
    expect(mayMeasure()).toBe(false);
  },
);

test.each([true, false])("an answer that cannot be stored counts for the page: %s", async (yes) => {
  const { document } = stubPage({ measured: yes ? "ask" : "free" });
  Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
  vi.resetModules();
  const fresh = await import("./consent.ts");
  fresh.saveConsent(yes);
  expect(fresh.savedConsent()).toBe(yes);
  expect(fresh.mayMeasure()).toBe(yes);
});

test("a request to answer again is counted before the code of the banner is loaded", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.resetModules();
  const fresh = await import("./consent.ts");
  const onReopened = vi.fn();
  page.addEventListener(fresh.CONSENT_REOPENED, onReopened);
  expect(fresh.consentReopenCount()).toBe(0);
  fresh.reopenConsent();
  fresh.reopenConsent();
  expect(fresh.consentReopenCount()).toBe(2);
  expect(onReopened).toHaveBeenCalledTimes(2);
});

test("an answer is kept for a year, for this host only, and can be changed", () => {
  const { document } = stubPage({ measured: "ask" });
  expect(savedConsent()).toBeNull();
  saveConsent(false);
  expect(document.cookie).toBe("comanda_measuring=no; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(mayMeasure()).toBe(false);
  saveConsent(true);
  expect(mayMeasure()).toBe(true);
});
