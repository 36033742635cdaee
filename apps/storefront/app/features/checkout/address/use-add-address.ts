import type { Client } from "@comanda/contract/clients";
import type { Sent } from "@comanda/contract/schemas";
import { useRef } from "react";
import { api } from "../../../session/api.ts";
import { noAddress } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout-trail.ts";
import { forgetClient } from "../../../session/client.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { randomKey } from "../../../session/random-key.ts";
import { useMenuRefresh } from "../../../shop/menu-refresh.ts";
import { useShop } from "../../../shop/shop.tsx";
import { isNews, type Trouble, troubleOf } from "../order/trouble.ts";
import { useSteps } from "../use-steps.ts";
import { learnTrouble } from "./learn-trouble.ts";
import { useDelivery } from "./use-delivery.ts";

/** An address as it is sent, but for whose it is. */
export type NewAddress = Omit<Sent<"createAddress", "body">, "client_id">;

type AddAddress = {
  /**
   * Adds the address to the client's and has it delivered to: on to the summary, or to the list with
   * the address marked (spec §4, Manual and map address forms). Never throws.
   */
  add: (address: NewAddress) => Promise<void>;
  busy: boolean;
  /** Why it could not be added, or the order not be made; to be told by `TroubleNotice`. */
  error: Trouble | null;
};

/**
 * For the step that is seen, whichever way it has to an address. `onAgain` is to submit the form
 * again once the network is back: the customer may have written on meanwhile.
 */
export function useAddAddress({ onAgain }: { onAgain: () => void }): AddAddress {
  const store = useCheckoutStore();
  const { company } = useShop();
  const refreshMenu = useMenuRefresh();
  const { trail } = useCheckoutTrail();
  const steps = useSteps(trail.at(-1) ?? "address_create");
  const { once, deliverTo, busy, trouble, setTrouble } = useDelivery(steps);
  const last = useRef<{ basis: string; key: string } | null>(null);

  const create = async (clientId: string, address: NewAddress) => {
    const body = { ...address, client_id: clientId };
    const basis = JSON.stringify(body);
    if (last.current?.basis !== basis) last.current = { basis, key: randomKey() };
    return api("createAddress", { body }, { idempotencyKey: last.current.key });
  };

  const add = (address: NewAddress) =>
    once(async () => {
      const { client } = store.getState();
      // Who is not known is asked for by the checkout itself.
      if (!client) return forgetClient(store, company.id);
      try {
        const created = await create(client.id, address);
        store.getState().setClient(withAddress(client, created));
        const delivered = await deliverTo(created);
        // A refused one is in the list: the next to be added is not to begin as that one.
        if (delivered || isRefused(created)) forgetTyped();
      } catch (error) {
        const found = troubleOf(error, company.currency.code);
        learnTrouble(store, company.id, found);
        if (isNews(found)) void refreshMenu();
        setTrouble(found);
      }
    });

  /** What led to the address is no longer needed. */
  const forgetTyped = () => {
    const { typedAddress, mapPlace, searchText } = noAddress();
    store.getState().update({ typedAddress, mapPlace, searchText });
  };

  const isRefused = ({ id }: Client["addresses"][number]) =>
    Object.hasOwn(store.getState().invalidAddresses, id);

  useWhenOnline(trouble?.kind === "unreachable", onAgain);

  return { add, busy, error: trouble };
}

function withAddress(client: Client, address: Client["addresses"][number]): Client {
  const others = client.addresses.filter(({ id }) => id !== address.id);
  return { ...client, addresses: [...others, address] };
}
