import type { Company } from "@comanda/contract/company";
import { lacksDrawings } from "@comanda/domain/coverage";
import { useEffect, useState } from "react";
import { api } from "../session/api.ts";
import { useWhenOnline } from "../session/online.ts";
import { type Shop, useShop } from "./shop.tsx";

export type DrawnShop = Pick<Shop, "company" | "settings">;

/** What was asked for, by the company as the page has it; a page that is loaded again has another. */
const asked = new WeakMap<Company, Promise<DrawnShop>>();

/**
 * The company and its settings with the drawings of its zones, which pages come without: they may be
 * long, and only maps and the prices of addresses need them. Null until they are there.
 */
export function useDrawnShop(): DrawnShop | null {
  const shop = useShop();
  const { company, settings } = shop;
  const lacking = lacksDrawings(company, settings.delivery);
  const [drawn, setDrawn] = useState<DrawnShop | null>(null);
  const [failures, setFailures] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure it is asked for again
  useEffect(() => {
    if (!lacking) return;
    let left = false;
    const asking = asked.get(company) ?? ask(company);
    asking.then(
      (found) => !left && setDrawn(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [company, lacking, failures]);
  useWhenOnline(lacking && !drawn, () => setFailures((count) => count + 1));

  return lacking ? drawn : shop;
}

function ask(company: Company): Promise<DrawnShop> {
  const params = { companyId: company.id };
  const asking = Promise.all([
    api("readCompany", { params }),
    api("readEcommerceSettings", { params }),
  ]).then(([company, settings]) => ({ company, settings }));
  asked.set(company, asking);
  asking.catch(() => asked.delete(company));
  return asking;
}
