import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import {
  initialChoice,
  type PaymentMode,
  paymentModeOf,
} from "../../../pay/methods/payment-modes.ts";
import { lastPaymentMethod } from "../../../session/client/last-payment-method.ts";

/**
 * Returns the payment mode that is open, with its setter. It is the one of the chosen method, else the
 * one that the customer chose last, else the first one offered. `leftOnline` is false until a mode is
 * chosen: the first mode offered leaves nothing.
 */
export function usePaymentMode(
  /** Null while they load. */
  methods: readonly PaymentMethod[] | null,
  chosen: PaymentMethod | null,
) {
  const { company } = useCompanySite();
  const [lastMode, setMode] = useState<PaymentMode | null>(null);
  const chosenMode = chosen ? paymentModeOf(chosen) : lastMode;
  // When a method is cleared, for instance after a refused card, its mode stays open.
  if (chosenMode !== lastMode) setMode(chosenMode);
  const mode = chosenMode ?? initialChoice(methods ?? [], lastPaymentMethod(company.id)).mode;
  return { mode, setMode, leftOnline: chosenMode === "other" };
}
