import type { Client } from "@comanda/contract/clients/client";
import { useEffect, useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { findOrCreateDraft } from "../draft/draft-order.ts";
import { useOrderApi } from "../draft/use-order-api.ts";
import { useOrderInput } from "../draft/use-order-input.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import {
  type CheckoutError,
  showsMenuIsStale,
  toCheckoutError,
  toQuoteError,
} from "../errors/checkout-error.ts";
import type { useStepNavigation } from "../frame/use-step-navigation.ts";
import { fetchDeliveryCost } from "./fetch-delivery-cost.ts";

type Address = Client["addresses"][number];

/** The errors that this step shows; the summary shows the other errors of the order. */
const SHOWN_HERE: readonly CheckoutError["kind"][] = [
  "unreachable",
  "busy",
  "overloaded",
  "server",
  "place",
  "address",
];

/**
 * Makes an address the order's address (conformance 4.60 and 4.61): asks for its price, creates the
 * draft and goes to the summary. Only one request runs at a time. A refused address is marked, and
 * the list opens. A customer who has left the step stays where they are.
 */
export function useDeliverToAddress(steps: ReturnType<typeof useStepNavigation>) {
  const store = useCheckoutStore();
  const orderApi = useOrderApi();
  const { company } = useCompanySite();
  const { buildOrderInput } = useOrderInput();
  const refreshMenu = useMenuRefresh();
  const hasLeft = useHasLeft();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CheckoutError | null>(null);

  const quote = async (address: Address) => {
    const price = await fetchDeliveryCost(company, address);
    store.getState().update({ addressId: address.id, quote: { addressId: address.id, price } });
  };

  const createDraft = async () => {
    const input = buildOrderInput(store.getState());
    if (input) await findOrCreateDraft(orderApi, input);
  };

  /** Handles a failed call. Resolves to true when the checkout went on to the summary. */
  const handleError = async (checkoutError: CheckoutError, addressId: string, quoted: boolean) => {
    if (showsMenuIsStale(checkoutError)) void refreshMenu();
    applyErrorToCheckout(store, company.id, checkoutError, addressId);
    if (hasLeft()) return false;
    if (quoted && !SHOWN_HERE.includes(checkoutError.kind)) return goToSummary();
    if (checkoutError.kind === "place" || checkoutError.kind === "address")
      await steps.goToAddressList();
    setError(checkoutError);
    return false;
  };

  /** Runs `work`, unless other work is running: then it does nothing. */
  const runExclusively = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const goToSummary = async () => {
    if (!hasLeft()) await steps.goToSummary();
    return true;
  };

  /** Resolves to true when the address is the order's address now. */
  const deliverTo = async (address: Address): Promise<boolean> => {
    let quoted = false;
    try {
      await quote(address);
      quoted = true;
      await createDraft();
      return await goToSummary();
    } catch (error) {
      const toError = quoted ? toCheckoutError : toQuoteError;
      return handleError(toError(error, company.currency.code), address.id, quoted);
    }
  };

  return { runExclusively, deliverTo, busy, error, setError };
}

/** Returns a function that says whether the customer has left the step. */
function useHasLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
