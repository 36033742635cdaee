import { isPreviewVisit } from "../session/preview.ts";

/** A visitor's answer, kept for a year (spec §9): it says nothing else of whoever gave it. */
const NAME = "comanda_measuring";
const MAX_AGE = 31_536_000;

/** Sent to the page when a visitor wants to answer again. */
export const ASK_AGAIN = "comanda:ask-again";

/**
 * Whether what happens in this page may be reported: null while the visitor is yet to be asked.
 * The page says, on its root element, whether the company measures with somebody else's help
 * (`data-measured`), and whether it has to `ask` first. Where it does not, reports stay in the page.
 * The visitor's own word here comes before what the browser says for them on all sites.
 */
export function mayMeasure(): boolean | null {
  if (isPreviewVisit()) return false;
  const { measured } = document.documentElement.dataset;
  if (!measured) return true;
  const said = savedAnswer();
  if (said !== null) return said;
  if (objects()) return false;
  return measured === "ask" ? null : true;
}

/** What the visitor has answered, and null before that. */
export function savedAnswer(): boolean | null {
  const [, said] = new RegExp(`(?:^|; )${NAME}=(yes|no)`, "u").exec(document.cookie) ?? [];
  return said ? said === "yes" : null;
}

/** Keeps an answer for a year, at this restaurant's address alone. */
export function saveAnswer(yes: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${yes ? "yes" : "no"}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}

/** Global Privacy Control: the browser says no to being measured for somebody else, on all sites. */
function objects(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
