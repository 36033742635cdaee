import type { Client } from "@comanda/contract/clients";
import { toCents } from "@comanda/domain/money";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../session/api.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useMenuRefresh } from "../../../shop/menu-refresh.ts";
import { useShop } from "../../../shop/shop.tsx";
import { draftOrder } from "../order/draft-order.ts";
import { isNews, type Trouble, troubleOf } from "../order/trouble.ts";
import { useOrderDesk } from "../order/use-order-desk.ts";
import { useWanted } from "../order/use-wanted.ts";
import type { useSteps } from "../use-steps.ts";
import { learnTrouble } from "./learn-trouble.ts";

type Address = Client["addresses"][number];

/** What is tried again or mended here; of any other trouble with the order the summary tells. */
const OF_THE_ADDRESS: readonly Trouble["kind"][] = [
  "unreachable",
  "busy",
  "overloaded",
  "server",
  "place",
  "address",
];

/**
 * Has an address delivered to (spec §4, Delivery address submit): asks what that costs, makes the
 * order and goes to the summary. One request at a time, however often it is asked. An address that
 * is refused is marked, and the customer is led to the list; whoever has left the step meanwhile
 * stays where they are.
 */
export function useDelivery(steps: ReturnType<typeof useSteps>) {
  const store = useCheckoutStore();
  const desk = useOrderDesk();
  const { company } = useShop();
  const { wantedBy } = useWanted();
  const refreshMenu = useMenuRefresh();
  const isLeft = useLeft();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const quote = async ({ id, latitude, longitude, area_id }: Address) => {
    const { area_price } = await api("readDeliveryAreaCost", {
      params: { companyId: company.id },
      query: {
        latitude: latitude?.toString(),
        longitude: longitude?.toString(),
        area_id: area_id ?? undefined,
      },
    });
    const price = toCents(area_price ?? 0, company.currency.code);
    store.getState().update({ addressId: id, quote: { addressId: id, price } });
  };

  const draft = async () => {
    const wanted = wantedBy(store.getState());
    if (wanted) await draftOrder(desk, wanted);
  };

  /** Whether the way goes on all the same. */
  const onTrouble = async (found: Trouble, addressId: string, quoted: boolean) => {
    if (isNews(found)) void refreshMenu();
    learnTrouble(store, company.id, found, addressId);
    if (isLeft()) return false;
    if (quoted && !OF_THE_ADDRESS.includes(found.kind)) return goOn();
    if (found.kind === "place" || found.kind === "address") steps.toAddresses();
    setTrouble(found);
    return false;
  };

  /** Does one thing at a time: what is asked for meanwhile is dropped. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const goOn = async () => {
    if (!isLeft()) await steps.withAddress();
    return true;
  };

  /** Whether the address is the order's now. */
  const deliverTo = async (address: Address): Promise<boolean> => {
    let quoted = false;
    try {
      await quote(address);
      quoted = true;
      await draft();
      return await goOn();
    } catch (error) {
      return onTrouble(troubleOf(error, company.currency.code), address.id, quoted);
    }
  };

  return { once, deliverTo, busy, trouble, setTrouble };
}

/** Tells whether the step that asks has been left. */
function useLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
