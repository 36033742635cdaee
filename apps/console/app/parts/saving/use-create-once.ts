import { useState } from "react";
import { type CreateOnce, newCreateOnce } from "./create-once.ts";

/** `newCreateOnce` for as long as the form is on the page. `takeBack` of the first render is kept. */
export function useCreateOnce(takeBack: (id: string) => Promise<unknown>): CreateOnce {
  const [createOnce] = useState(() => newCreateOnce(takeBack));
  return createOnce;
}
