import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { useCompanySite } from "../../company/company-site.tsx";
import { type MessageKey, type Translate, useText } from "../../i18n/text.ts";
import { useTooManyTriesText } from "../../pay/requests/use-too-many-tries-text.ts";
import { waitSecondsOf } from "../../pay/requests/wait-seconds.ts";
import { readSavedSharedCart } from "../../session/shared-cart/saved-shared-cart.ts";
import { sharedCartApi, useSharedCart } from "../../shared-cart/use-shared-cart.ts";
import { becomeGuest } from "./become-guest.ts";
import { leaveCart, stayInCart } from "./leave-cart.ts";

type OpenBody = {
  token: string;
  table_id: string | null;
  name: string | null;
  replaces: boolean;
};

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
    findTableCart?: () => Promise<boolean>,
  ) => {
    stayInCart();
    const before = readSavedSharedCart(company.id);
    try {
      const cart = await becomeGuest(company.id, call);
      sync.join(cart, token);
      // The others of the cart before would order what now is in this one.
      if (before && before.cartId !== cart.id) {
        const params = { companyId: company.id, cartId: before.cartId };
        void leaveCart(() => sharedCartApi("leaveSharedCart", { params }));
      }
      return null;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === "shared_cart_at_table";
      if (isTaken && (await findTableCart?.())) return null;
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
    /**
     * `token` stays the same when the request is sent again. `findTableCart` is called where another guest has
     * opened the table's cart meanwhile, and resolves to whether the page offers to join it.
     */
    open(body: OpenBody, findTableCart: () => Promise<boolean>) {
      const call: Parameters<typeof take>[0] = (options) =>
        sharedCartApi("openSharedCart", { params, body }, options);
      return take(call, body.token, findTableCart);
    },
  };
}
