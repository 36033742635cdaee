import { useState } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type ShopMenu, useShop } from "../shop.tsx";
import { shopGraph } from "./graph.ts";

/**
 * What search engines read of the company, and of its menu where the page shows it (spec §2,
 * Structured data). The server alone writes it; the browser leaves in place what it was sent, and
 * has neither the code nor the text of it a second time.
 */
export function StructuredData({ menu }: { menu?: ShopMenu }) {
  const shop = useShop();
  const hydrated = useHydrated();
  const [sent] = useState(!hydrated);
  if (!sent) return null;
  const json = import.meta.env.SSR ? inScript(shopGraph(shop, menu ?? null)) : "";
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of which no character can end a script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** JSON in which nothing can be taken for markup, whatever a company is called. */
export function inScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
