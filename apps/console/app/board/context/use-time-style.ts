import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import type { TimeStyle } from "../words/board-times.ts";
import { useSituation } from "./board-context.tsx";

/** How the board writes times; in UTC before the first snapshot. */
export function useTimeStyle(): TimeStyle {
  const timezone = useSituation(({ board }) => board.facts?.timezone ?? "UTC");
  return { locale: useLocale(), timezone };
}
