import type { PaymentProviderState } from "@comanda/contract/providers/provider-schemas";
import { useText } from "../../../i18n/text.ts";
import type { Method } from "../draft/method-list.ts";
import { providerName } from "../draft/provider-list.ts";

/** Says why guests cannot pay with a method; undefined where they can. */
export function useMethodProblem(
  providers: readonly PaymentProviderState[],
): (method: Method) => string | undefined {
  const t = useText();
  return ({ provider_id: id }) => {
    if (!id) return undefined;
    const provider = providers.find(({ provider_id }) => provider_id === id);
    const name = providerName(provider ?? { provider_id: id, kind: null });
    switch (provider?.state ?? "missing") {
      case "ready":
        return undefined;
      case "missing":
        return t("settings.payments.note.missing", { name });
      case "production":
        return t("settings.payments.note.production");
      case "off":
        return t("settings.payments.note.off");
      default:
        return t("settings.payments.note.keys", { name });
    }
  };
}
