import { readCookie } from "@comanda/ui/web/cookie-text.ts";
import { setCookie } from "@comanda/ui/web/set-cookie.ts";
import { isPreviewVisit } from "./preview-visit.ts";

/** The cookie with the visitor's answer, `yes` or `no`. It does not identify the visitor. */
const NAME = "comanda_measuring";

/** Keeps the answer while the page is open, for browsers that block cookies. */
let unsavedAnswer: boolean | null = null;

/** The event of the window for a visitor who wants to answer again. */
export const CONSENT_REOPENED = "comanda:ask-again";

let reopenCount = 0;

/** Asks the visitor again. The banner shows it also when its code is loaded later. */
export function reopenConsent(): void {
  reopenCount += 1;
  window.dispatchEvent(new Event(CONSENT_REOPENED));
}

/** Returns how often the visitor has asked to answer again, since the page was loaded. */
export function consentReopenCount(): number {
  return reopenCount;
}

/**
 * Returns whether the events of this page may be reported; null while the visitor has to be asked first
 * (decision 26). The root element's `data-measured` says that the company measures with a third party's
 * pixel, and whether it has to `ask`. Without a pixel, reports stay in the page and are always allowed.
 * The visitor's answer on this site comes before the browser's Global Privacy Control.
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

/** Returns the visitor's answer; null before they answered. */
export function savedConsent(): boolean | null {
  const answer = readCookie(document.cookie, NAME);
  return answer === "yes" || answer === "no" ? answer === "yes" : unsavedAnswer;
}

/**
 * Keeps the answer for a year, for this restaurant's host only. Where cookies are blocked it counts
 * until the page is left.
 */
export function saveConsent(yes: boolean): void {
  unsavedAnswer = yes;
  setCookie(NAME, yes ? "yes" : "no");
}

/** Global Privacy Control: the browser asks all sites not to share data with third parties. */
function hasGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
