import type { Fault } from "@comanda/contract/calls/problems";
import { normalizeHostName } from "@comanda/contract/fields/host-name";
import { isRecord } from "@comanda/contract/fields/is-record";
import { childPart, type DocumentPart, fieldValue, listItems } from "../document/document-parts.ts";

/** Returns warnings about links that never open, and hosts that are stored in another spelling. */
export function linkAndHostWarnings(root: DocumentPart): Fault[] {
  return [...deadLinks(root), ...namelessNetworks(root), ...normalizedHosts(root)];
}

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/** Buttons whose value is not a link. */
const PLAIN_BUTTONS = ["whatsapp_number", "wifi_network", "menu_webapp_url"];

/** The storefront opens only web, mail and phone links: `javascript:` would run in its page. */
function deadLinks(root: DocumentPart): Fault[] {
  const landing = childPart(root, "ecommerce_settings", "layout_settings", "landing");
  const networks = childPart(root, "ecommerce_settings", "social_networks_settings");
  const links = [
    ...listItems([landing], "contents")
      .filter(({ value }) => !PLAIN_BUTTONS.includes(String(fieldValue(value, "type"))))
      .map((content) => childPart(content, "value")),
    ...["instagramUrl", "facebookUrl", "tiktokUrl", "tripadvisorUrl"].map((key) =>
      childPart(networks, key),
    ),
    childPart(root, "company", "domain_settings", "url"),
  ];
  return links.flatMap(({ path, value }) => {
    if (typeof value !== "string" || value.trim() === "") return [];
    const scheme = schemeOf(value);
    if (scheme === null && !hasHost(value))
      return [{ path, message: `"${value}" is no web address, and is never opened` }];
    if (scheme === null || SCHEMES.includes(scheme)) return [];
    return [{ path, message: `begins with "${scheme}" and is never opened; https: is` }];
  });
}

/** Returns whether a text without a scheme begins with a host name, unlike a name such as `@tacos`. */
function hasHost(text: string): boolean {
  const [host = ""] = text.trim().split(/[/?#]/u);
  return host.includes(".");
}

/**
 * Returns the scheme as browsers read it, ignoring white space; null without one, as in
 * `example.com:8080`.
 */
function schemeOf(text: string): string | null {
  const plain = text.replace(/[\p{Cc}\s]/gu, "");
  if (/^[\w.-]+\.[a-z]{2,}:\d/iu.test(plain)) return null;
  return /^[a-z][a-z\d+.-]*:/iu.exec(plain)?.[0].toLowerCase() ?? null;
}

/** The button of a network whose name stands under another key does nothing. */
function namelessNetworks(root: DocumentPart): Fault[] {
  const landing = childPart(root, "ecommerce_settings", "layout_settings", "landing");
  return listItems([landing], "contents").flatMap((content) => {
    const { path, value } = childPart(content, "value");
    if (fieldValue(content.value, "type") !== "wifi_network") return [];
    if (!isRecord(value) || (value.network ?? "") !== "") return [];
    const message = `has no "network": the button does nothing; { "network": "…", "password": "…" } opens`;
    return [{ path, message }];
  });
}

function normalizedHosts(root: DocumentPart): Fault[] {
  return listItems([root], "hosts").flatMap(({ path, value }) => {
    const host = typeof value === "string" ? normalizeHostName(value) : null;
    if (host === null || host === String(value).toLowerCase()) return [];
    return [{ path, message: `is stored as "${host}", as browsers ask for it` }];
  });
}
