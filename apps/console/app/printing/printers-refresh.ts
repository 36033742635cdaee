import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { REFRESH_MS } from "../api/use-fresh-answer.ts";

/** While a printer is not ready: the member who mends it wants to see soon that it works. */
const AWAITED_REFRESH_MS = 5_000;

/** Returns after how many milliseconds printers are read again: soon while one says that it is not ready. */
export function printersRefreshMs({ printers }: Pick<Printing, "printers">): number {
  const isAwaited = printers.some(({ status }) => status !== null && status !== "ready");
  return isAwaited ? AWAITED_REFRESH_MS : REFRESH_MS;
}
