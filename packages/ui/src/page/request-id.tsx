import { createContext, useContext, useState } from "react";

/** The id of the request that the server renders a page for; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);

const ATTRIBUTE = "data-request-id";

/**
 * Returns the id of the request whose page this is, and the attribute of the element that shows it: in
 * the browser the id is read from there. Null for a page that the browser itself made.
 */
export function useRequestId(): { id: string; attribute: Record<string, string> } | null {
  const rendered = useContext(RequestIdContext);
  const [id] = useState(() => rendered ?? readShownId());
  return id === null ? null : { id, attribute: { [ATTRIBUTE]: id } };
}

function readShownId(): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? null;
}
