import type { Fault } from "@comanda/contract/errors";
import { hostName } from "@comanda/contract/host-name";
import { field, itemsOf, type Part, partAt } from "../json.ts";

/** Addresses that lead nowhere, and hosts that are stored in another writing. */
export function addressOddities(root: Part): Fault[] {
  return [...deadLinks(root), ...writtenOtherwise(root)];
}

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/** Buttons whose value is no address. */
const PLAIN_BUTTONS = ["whatsapp_number", "wifi_network", "menu_webapp_url"];

/** The storefront opens web, mail and phone addresses only: `javascript:` would run in its page. */
function deadLinks(root: Part): Fault[] {
  const landing = partAt(root, "ecommerce_settings", "layout_settings", "landing");
  const networks = partAt(root, "ecommerce_settings", "social_networks_settings");
  const links = [
    ...itemsOf([landing], "contents")
      .filter(({ value }) => !PLAIN_BUTTONS.includes(String(field(value, "type"))))
      .map((content) => partAt(content, "value")),
    ...["instagramUrl", "facebookUrl", "tiktokUrl", "tripadvisorUrl"].map((key) =>
      partAt(networks, key),
    ),
    partAt(root, "company", "domain_settings", "url"),
  ];
  return links.flatMap(({ path, value }) => {
    const scheme = typeof value === "string" ? schemeOf(value) : null;
    if (scheme === null || SCHEMES.includes(scheme)) return [];
    return [{ path, message: `begins with "${scheme}" and is never opened; https: is` }];
  });
}

/** The scheme as browsers read it, which skip white space; null for none, as of `example.com:8080`. */
function schemeOf(text: string): string | null {
  const plain = text.replace(/[\p{Cc}\s]/gu, "");
  if (/^[\w.-]+\.[a-z]{2,}:\d/iu.test(plain)) return null;
  return /^[a-z][a-z\d+.-]*:/iu.exec(plain)?.[0].toLowerCase() ?? null;
}

function writtenOtherwise(root: Part): Fault[] {
  return itemsOf([root], "hosts").flatMap(({ path, value }) => {
    const host = typeof value === "string" ? hostName(value) : null;
    if (host === null || host === String(value).toLowerCase()) return [];
    return [{ path, message: `is stored as "${host}", as browsers ask for it` }];
  });
}
