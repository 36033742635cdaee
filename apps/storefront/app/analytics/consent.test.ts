import { expect, test, vi } from "vitest";
import { mayMeasure, saveConsent, savedConsent } from "./consent.ts";
import { stubPage } from "./testing/stub-page.ts";

const yes = "comanda_measuring=yes";
const no = "a=1; comanda_measuring=no; b=2";

test.each([
  ["nobody measures", {}, true],
  ["nobody measures, and the browser objects", { objects: true }, true],
  ["who must ask has not", { measured: "ask" }, null],
  ["who must ask was told yes", { measured: "ask", cookie: yes }, true],
  ["who must ask was told no", { measured: "ask", cookie: no }, false],
  ["who must ask need not: the browser objects", { measured: "ask", objects: true }, false],
  ["who need not ask", { measured: "free" }, true],
  ["who need not ask was told no", { measured: "free", cookie: no }, false],
  ["who need not ask: the browser objects", { measured: "free", objects: true }, false],
  ["the visitor's own yes is of this site", { measured: "ask", objects: true, cookie: yes }, true],
  ["another cookie is no answer", { measured: "ask", cookie: `not_${yes}` }, null],
  ["a word that is none is no answer", { measured: "ask", cookie: "comanda_measuring=y" }, null],
] as const)("%s", (_, page, may) => {
  stubPage(page);
  expect(mayMeasure()).toBe(may);
});

test.each([{}, { measured: "free" }, { measured: "ask", cookie: yes }] as const)(
  "a preview is never measured: %j",
  async (page) => {
    stubPage({ ...page, search: "?from=preview" });
    vi.resetModules();
    const { mayMeasure } = await import("./consent.ts");
    expect(mayMeasure()).toBe(false);
  },
);

test.each([true, false])("an answer that cannot be stored counts for its page: %s", async (yes) => {
  const { document } = stubPage({ measured: yes ? "ask" : "free" });
  Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
  vi.resetModules();
  const fresh = await import("./consent.ts");
  fresh.saveConsent(yes);
  expect(fresh.savedConsent()).toBe(yes);
  expect(fresh.mayMeasure()).toBe(yes);
});

test("a wish to answer again is not lost on code that is yet to come", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.resetModules();
  const fresh = await import("./consent.ts");
  const heard = vi.fn();
  page.addEventListener(fresh.CONSENT_REOPENED, heard);
  expect(fresh.consentReopenCount()).toBe(0);
  fresh.reopenConsent();
  fresh.reopenConsent();
  expect(fresh.consentReopenCount()).toBe(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("an answer is kept for a year at this address alone, and can be changed", () => {
  const { document } = stubPage({ measured: "ask" });
  expect(savedConsent()).toBeNull();
  saveConsent(false);
  expect(document.cookie).toBe("comanda_measuring=no; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(mayMeasure()).toBe(false);
  saveConsent(true);
  expect(mayMeasure()).toBe(true);
});
