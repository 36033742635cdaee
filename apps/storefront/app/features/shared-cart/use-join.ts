import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { useCompanySite } from "../../company/company-site.tsx";
import { type MessageKey, type Translate, useText } from "../../i18n/text.ts";
import { useTooManyTriesText } from "../../pay/requests/use-too-many-tries-text.ts";
import { waitSecondsOf } from "../../pay/requests/wait-seconds.ts";
import { sharedCartApi, useSharedCart } from "../../shared-cart/use-shared-cart.ts";
import { becomeGuest } from "./become-guest.ts";
import { stayInCart } from "./leave-cart.ts";

/** A cart that the guest joins: by the token of its link, or by the table's code. */
export type JoinBy = { token: string } | { tableId: string };

/** What a guest reads, by the code of the refusal. */
const FAILURES: Readonly<Record<string, MessageKey>> = {
  shared_cart_over: "together.over",
  shared_cart_not_found: "together.over",
  shared_cart_full: "together.full",
  removed_from_shared_cart: "together.removedHint",
  shared_carts_off: "together.off",
  unreachable: "failure.unreachable",
  busy: "failure.overloaded",
};

/** Returns the text that says why a guest cannot open or join a shared cart. */
export function joinFailureText(
  error: unknown,
  t: Translate,
  tooManyTriesText: (seconds: number | null) => string,
): string {
  if (!(error instanceof ApiError)) return t("together.failed");
  if (error.code === "rate_limited") return tooManyTriesText(waitSecondsOf(error));
  return t(FAILURES[error.code] ?? "together.failed");
}

/**
 * Returns how a guest opens or joins a shared cart. Each resolves to a text that says what went wrong, or to
 * null.
 */
export function useJoin() {
  const t = useText();
  const tooManyTriesText = useTooManyTriesText();
  const { company } = useCompanySite();
  const { sync } = useSharedCart();
  const params = { companyId: company.id };

  const take = async (
    call: (options: { idempotencyKey: string }) => Promise<SharedCart>,
    token: string | null,
  ) => {
    stayInCart();
    try {
      sync.join(await becomeGuest(company.id, call), token);
      return null;
    } catch (error) {
      return joinFailureText(error, t, tooManyTriesText);
    }
  };

  return {
    join(by: JoinBy, name: string | null) {
      const token = "token" in by ? by.token : null;
      const table_id = "tableId" in by ? by.tableId : null;
      const body = { token, table_id, name };
      return take((options) => sharedCartApi("joinSharedCart", { params, body }, options), token);
    },
    /** `token` stays the same when the request is sent again. */
    open(token: string, tableId: string | null, name: string | null, replaces: boolean) {
      const body = { token, table_id: tableId, name, replaces };
      return take((options) => sharedCartApi("openSharedCart", { params, body }, options), token);
    },
  };
}
