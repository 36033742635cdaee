import { AUDIT_ACTIONS } from "@comanda/domain/staff/audit-actions";
import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { actionText } from "./action-text.ts";

test.each(Object.keys(locales) as Locale[])(
  "every action of the audit log has a sentence in %s",
  async (locale) => {
    await loadCatalog(locale);
    const t = translator(locale);
    for (const action of AUDIT_ACTIONS) expect(actionText(t, action)).toMatch(/^\p{L}.* .*\.$/u);
  },
);

test("an action that is not known has no sentence", async () => {
  await loadCatalog("en");
  expect(actionText(translator("en"), "orders.teleport")).toBeNull();
});
