import { useState } from "react";
import { createMakeOnce, type MakeOnce } from "./make-once.ts";

/** `createMakeOnce` for as long as the form is on the page. `takeBack` of the first render is kept. */
export function useMakeOnce(takeBack: (id: string) => Promise<unknown>): MakeOnce {
  const [makeOnce] = useState(() => createMakeOnce(takeBack));
  return makeOnce;
}
