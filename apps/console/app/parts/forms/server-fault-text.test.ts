import { FAULT_CODES } from "@comanda/contract/calls/fault-codes";
import { locales } from "@comanda/ui/i18n/locales.ts";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { translator } from "../../i18n/text.ts";
import { serverFaultText } from "./server-fault-text.ts";

type Language = keyof typeof locales;
const languages = Object.keys(locales) as Language[];
const facts = { value: "TEN", min: 2, max: 9, count: 3, diet: "vegan", allergen: "milk" };

describe.each(languages)("in %s", (language) => {
  test("each rule of the server has a sentence of its own, with its facts", async () => {
    await loadCatalog(language);
    const t = translator(language);
    const texts = FAULT_CODES.map((code) => serverFaultText(t, { code, facts }));
    expect(new Set(texts).size).toBe(FAULT_CODES.length);
    for (const text of texts) expect(text).not.toMatch(/[{}]|settings\.|menu\./u);
    expect(texts.join(" ")).toMatch(/TEN.*TEN/su);
  });

  test("a fault of a rule without a text asks for another value", async () => {
    await loadCatalog(language);
    const t = translator(language);
    const other = t("settings.fault.other");
    expect(serverFaultText(t, {})).toBe(other);
    expect(serverFaultText(t, { code: "constructor" as never })).toBe(other);
    expect(serverFaultText(t, { code: "contradiction" })).toBe(other);
  });
});
