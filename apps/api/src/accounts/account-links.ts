import { isIP } from "node:net";
import { withoutFinalDot } from "@comanda/contract/fields/final-dot";
import type { AccountMailKind } from "./mail-texts.ts";

/** The console's pages that a link opens. */
const LINK_PAGES: Record<AccountMailKind | "demo", string> = {
  link: "/sign-in/link",
  reset: "/reset-password",
  confirm: "/confirm-email",
  invitation: "/join",
  demo: "/sign-in/demo",
};

/**
 * A link to a page of the console. The token stands behind `#`, so that it is in no log of a proxy
 * and in no referrer. Opening the page changes nothing: mail scanners open links too.
 */
export function accountLink(page: keyof typeof LINK_PAGES, token: string, origin: string): string {
  return `${origin}${LINK_PAGES[page]}#${token}`;
}

/**
 * The origin for links in mails: the configured one. A visitor chooses the `Host` of a request, and
 * must not choose where another person's mail leads. Where HTTPS is configured, they do not choose the
 * scheme and the port either. Without it the console may be known by its name alone, behind a proxy or
 * a mapped port: a request to that name says which.
 */
export function linkOrigin(requestOrigin: string, consoleUrl: string | null | undefined): string {
  if (!consoleUrl) return requestOrigin;
  const [asked, own] = [new URL(requestOrigin), new URL(consoleUrl)];
  asked.hostname = withoutFinalDot(asked.hostname);
  const isByName = own.protocol === "http:" && asked.hostname === own.hostname;
  return isByName ? asked.origin : own.origin;
}

/**
 * Whether accounts are served at this host: the configured one, or a literal address inside the
 * house, by which tablets reach the console's own port. Without a configured one, every host.
 */
export function isConsoleHost(hostname: string, consoleUrl: string | null | undefined): boolean {
  const host = withoutFinalDot(hostname);
  if (!consoleUrl || host === new URL(consoleUrl).hostname) return true;
  return host === "localhost" || isIP(host.replace(/^\[|\]$/gu, "")) !== 0;
}
