import { isCashMethod, isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { useText } from "../../../i18n/text.ts";
import { METHOD_KINDS, type Method, type MethodKind } from "../draft/method-list.ts";

/** Names what a method is; one of a kind that is not in the list by its own code. */
export function useKindName(): (method: Pick<Method, "code" | "provider_id">) => string {
  const t = useText();
  return (method) => {
    const kind = isCashMethod(method) ? "cash" : method.code.toLowerCase();
    const isKnown = Object.hasOwn(METHOD_KINDS, kind);
    if (kind === "sandbox_pix") return t("settings.payments.kind.sandbox_pix");
    if (isKnown) return t(`settings.payments.kind.${kind as MethodKind}`);
    return isOnlineMethod(method) ? method.code : t("settings.payments.kind.other");
  };
}

/** Names a method as the restaurant does; one without a name by what it is. */
export function useMethodName(): (method: Method) => string {
  const kindName = useKindName();
  return (method) => method.description?.trim() || kindName(method);
}
