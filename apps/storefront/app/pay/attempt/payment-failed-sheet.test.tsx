import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { PaymentFailedSheet, type PaymentFailure } from "./payment-failed-sheet.tsx";

beforeAll(() => loadCatalog("en"));

function sheet(failure: PaymentFailure | null): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PaymentFailedSheet failure={failure} onClose={() => undefined} />
    </LocaleProvider>,
  );
}

test("a refused payment shows the bank's reason, if there is one", () => {
  const html = sheet({ kind: "refused", reason: "Insufficient funds" });
  expect(html).toContain("The payment did not work</h3>");
  expect(html).toContain("Your bank says: Insufficient funds</p>");
  expect(sheet({ kind: "refused", reason: null })).not.toContain("Your bank says");
});

test("an unavailable method says so, and without a failure the sheet is closed", () => {
  const html = sheet({ kind: "unavailable" });
  expect(html).toContain("Payment method unavailable</h3>");
  expect(html).toContain('<dialog open=""');
  expect(sheet(null)).not.toContain('<dialog open=""');
});
