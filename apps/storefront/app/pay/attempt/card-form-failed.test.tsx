import { ApiError } from "@comanda/contract/calls/api-client";
import type { Problem } from "@comanda/contract/calls/problems";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../company/company-site.tsx";
import { NowProvider } from "../../hours/current-time.tsx";
import { loadCatalog, loadLaterMessages } from "../../i18n/catalogs.ts";
import english from "../../i18n/messages/en.json";
import { CardFormFailed } from "./card-form-failed.tsx";

const site = {
  company: { currency: { code: "MXN" }, timezone: "UTC", country: { country_code: "MX" } },
  settings: {},
} as unknown as CompanySite;

beforeAll(async () => {
  await loadCatalog("en");
  await loadLaterMessages("en", "later");
});
beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});

const failed = (status: number, problem: Partial<Problem> = {}) =>
  new ApiError("POST", "/", status, problem);

test.each([
  ["no answer", failed(0), english["failure.unreachable"]],
  ["too many tries", failed(429), english["failure.busy"]],
  [
    "too many tries, with a time",
    failed(429, { code: "rate_limited", retry_after: 540 }),
    "Too many tries in a short time. Try again in 9 minutes.",
  ],
  ["a busy server", failed(503, { code: "busy" }), english["failure.overloaded"]],
])(
  "after %s the place of the card form says so, and the payment can be tried again",
  (_, error, text) => {
    const markup = renderToStaticMarkup(
      <LocaleProvider locale="en">
        <CompanySiteProvider site={site}>
          <NowProvider serverNow="2026-05-01T12:00:00Z">
            <CardFormFailed failure={{ error }} onRetry={() => undefined} />
          </NowProvider>
        </CompanySiteProvider>
      </LocaleProvider>,
    );
    // Values of a message are isolated from the direction of its text.
    expect(markup.replaceAll(/[\u2068\u2069]/gu, "")).toContain(text);
    expect(markup).toContain(english["failure.retry"]);
  },
);
