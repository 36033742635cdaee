import type { Client } from "@comanda/contract/clients/client";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useRef } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { emptyCheckoutAddress } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { removeClient } from "../../../session/checkout/lost-client.ts";
import { planWithAddressId } from "../../../session/checkout/order-plan.ts";
import { useDeliverToAddress } from "../delivery/use-deliver-to-address.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import { type CheckoutError, showsMenuIsStale, toCheckoutError } from "../errors/checkout-error.ts";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import type { NewAddress } from "./address-form-schema.ts";
import { createdAddress } from "./created-address.ts";

type AddAddressResult = {
  /**
   * Adds the address to the client and delivers to it (conformance 4.72): the checkout goes on to
   * the summary, or to the list with the address marked. Never throws.
   */
  add: (address: NewAddress) => Promise<void>;
  busy: boolean;
  /** Why the address was not added or the draft not created; `CheckoutErrorNotice` shows it. */
  error: CheckoutError | null;
};

/**
 * For every step that adds an address. `onReconnect` must submit the form again when the network is
 * back, because the customer may have changed it.
 */
export function useAddAddress({ onReconnect }: { onReconnect: () => void }): AddAddressResult {
  const store = useCheckoutStore();
  const site = useCompanySite();
  const { company } = site;
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
    const { key } = lastRequest.current;
    const answer = await browserApi("createAddress", { body }, { idempotencyKey: key });
    return createdAddress(site, answer, body);
  };

  const add = (address: NewAddress) =>
    runExclusively(async () => {
      const { client } = store.getState();
      // The checkout itself asks for an unknown client.
      if (!client) return removeClient(store, company.id);
      try {
        const created = await create(client.id, address);
        store.getState().setClient(withAddress(client, created));
        store.getState().update({ plan: planWithAddressId(store.getState().plan, created.id) });
        const delivered = await deliverTo(created);
        // A refused address is in the list; the next new address must not start with it.
        if (delivered || isRefused(created)) clearInput();
      } catch (error) {
        const checkoutError = toCheckoutError(error, company.currency.code);
        applyErrorToCheckout(store, company.id, checkoutError);
        if (showsMenuIsStale(checkoutError)) void refreshMenu();
        setError(checkoutError);
      }
    });

  /** Clears the input that led to the address. */
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
