import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/** The open sheets in which something is typed, the uppermost last. The router asks only one of several who could keep a page. */
let sheets: readonly symbol[] = [];
const listeners = new Set<() => void>();

function setSheets(next: readonly symbol[]): void {
  sheets = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const never = () => false;

/** Counts a sheet while something is typed in it, and returns whether it is the uppermost of these. */
export function useGuardedSheet(isChanged: boolean): boolean {
  const [sheet] = useState(() => Symbol("sheet"));
  useLayoutEffect(() => {
    if (!isChanged) return;
    setSheets([...sheets, sheet]);
    return () => setSheets(sheets.filter((each) => each !== sheet));
  }, [isChanged, sheet]);
  return useSyncExternalStore(subscribe, () => sheets.at(-1) === sheet, never);
}

/** Whether a sheet with something typed is open, which asks before the page does. */
export const useIsCovered = (): boolean =>
  useSyncExternalStore(subscribe, () => sheets.length > 0, never);
