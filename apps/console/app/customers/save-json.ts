import { MINUTE_MS } from "@comanda/domain/time/durations";

/** Milliseconds after which every browser has begun to read the file. */
const KEPT_MS = MINUTE_MS;

/** Lets the browser save a value as a JSON file. */
export function saveJson(name: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
