import { readCookie } from "../web/cookie-text.ts";
import { setCookie } from "../web/set-cookie.ts";
import { isPreviewVisit } from "./preview-visit.ts";

/** A visitor's answer: it says nothing else of whoever gave it. */
const NAME = "comanda_measuring";

/** Where the browser lets nothing be stored, the page itself remembers. */
let unsavedAnswer: boolean | null = null;

/** Sent to the page when a visitor wants to answer again. */
export const CONSENT_REOPENED = "comanda:ask-again";

let wished = 0;

/** The visitor wants to answer again, be it before the code that asks is there. */
export function reopenConsent(): void {
  wished += 1;
  window.dispatchEvent(new Event(CONSENT_REOPENED));
}

/** How often the visitor of this page has wanted to answer again. */
export function consentReopenCount(): number {
  return wished;
}

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
  const answer = savedConsent();
  if (answer !== null) return answer;
  if (hasGlobalPrivacyControl()) return false;
  return measured === "ask" ? null : true;
}

/** What the visitor has answered, and null before that. */
export function savedConsent(): boolean | null {
  const said = readCookie(document.cookie, NAME);
  return said === "yes" || said === "no" ? said === "yes" : unsavedAnswer;
}

/** Keeps an answer for a year, at this restaurant's address alone; for this page at the least. */
export function saveConsent(yes: boolean): void {
  unsavedAnswer = yes;
  setCookie(NAME, yes ? "yes" : "no");
}

/** Global Privacy Control: the browser says no to being measured for somebody else, on all sites. */
function hasGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
