import { expect, test } from "vitest";
import { defaultPrintingSettings } from "./printing-settings.ts";

test.each([
  ["es-MX", "es-MX", "Cocina"],
  ["pt-BR", "pt", "Cozinha"],
  ["ar", "ar", "المطبخ"],
  ["nl", "en", "Kitchen"],
  ["constructor", "en", "Kitchen"],
  [null, "en", "Kitchen"],
])(
  "a company of the language %s begins with tickets in %s and a station %s",
  (tag, language, name) => {
    expect(defaultPrintingSettings(tag)).toMatchObject({ language, stations: [{ name }] });
  },
);
