import type { Client } from "@comanda/contract/clients/client";
import { useRef } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { randomKey } from "../../../api/random-key.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { emptyCheckoutAddress } from "../../../session/checkout/checkout-address.ts";
import { removeClient } from "../../../session/checkout/checkout-client.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { useWhenOnline } from "../../../web/use-online.ts";
import { useDeliverToAddress } from "../delivery/use-deliver-to-address.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import { type CheckoutError, showsMenuIsStale, toCheckoutError } from "../errors/checkout-error.ts";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import type { NewAddress } from "./address-form.ts";

type AddAddressResult = {
  /**
   * Adds the address to the client's and has it delivered to: on to the summary, or to the list with
   * the address marked (spec §4, Manual and map address forms). Never throws.
   */
  add: (address: NewAddress) => Promise<void>;
  busy: boolean;
  /** Why it could not be added, or the order not be made; to be told by `CheckoutErrorNotice`. */
  error: CheckoutError | null;
};

/**
 * For the step that is seen, whichever way it has to an address. `onReconnect` is to submit the form
 * again once the network is back: the customer may have written on meanwhile.
 */
export function useAddAddress({ onReconnect }: { onReconnect: () => void }): AddAddressResult {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const refreshMenu = useMenuRefresh();
  const { trail } = useCheckoutTrail();
  const steps = useStepNavigation(trail.at(-1) ?? "address_create");
  const { runExclusively, deliverTo, busy, error, setError } = useDeliverToAddress(steps);
  const lastRequest = useRef<{ fingerprint: string; key: string } | null>(null);

  const create = async (clientId: string, address: NewAddress) => {
    const body = { ...address, client_id: clientId };
    const fingerprint = JSON.stringify(body);
    if (lastRequest.current?.fingerprint !== fingerprint)
      lastRequest.current = { fingerprint, key: randomKey() };
    return browserApi("createAddress", { body }, { idempotencyKey: lastRequest.current.key });
  };

  const add = (address: NewAddress) =>
    runExclusively(async () => {
      const { client } = store.getState();
      // Who is not known is asked for by the checkout itself.
      if (!client) return removeClient(store, company.id);
      try {
        const created = await create(client.id, address);
        store.getState().setClient(withAddress(client, created));
        const delivered = await deliverTo(created);
        // A refused one is in the list: the next to be added is not to begin as that one.
        if (delivered || isRefused(created)) clearInput();
      } catch (error) {
        const checkoutError = toCheckoutError(error, company.currency.code);
        applyErrorToCheckout(store, company.id, checkoutError);
        if (showsMenuIsStale(checkoutError)) void refreshMenu();
        setError(checkoutError);
      }
    });

  /** What led to the address is no longer needed. */
  const clearInput = () => {
    const { typedAddress, mapPlace, searchText } = emptyCheckoutAddress();
    store.getState().update({ typedAddress, mapPlace, searchText });
  };

  const isRefused = ({ id }: Client["addresses"][number]) =>
    Object.hasOwn(store.getState().invalidAddresses, id);

  useWhenOnline(error?.kind === "unreachable", onReconnect);

  return { add, busy, error };
}

function withAddress(client: Client, address: Client["addresses"][number]): Client {
  const others = client.addresses.filter(({ id }) => id !== address.id);
  return { ...client, addresses: [...others, address] };
}
