/** The language with texts that is nearest to a wanted one, such as `pt-BR`; English for others. */
export function nearestLanguage(wanted: string | null, texts: object): string {
  const [language = ""] = (wanted ?? "").split("-");
  return [wanted ?? "", language].find((each) => Object.hasOwn(texts, each)) ?? "en";
}

/** Fills in the places of a text. A value may contain braces. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** A time of day, as the language writes it. */
export function timeOfDay(instant: number, language: string, timeZone: string): string {
  const format = { timeZone, hour: "2-digit", minute: "2-digit", numberingSystem: "latn" } as const;
  return new Intl.DateTimeFormat(language, format).format(instant);
}
