import type { PaymentProviderState } from "@comanda/contract/providers/provider-schemas";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type Translate, useText } from "../../../i18n/text.ts";
import type { Method } from "../draft/method-list.ts";

type MethodNoteProps = { method: Method; providers: readonly PaymentProviderState[] };

/** Says why guests cannot pay with a method, or that it is a test; nothing for other methods. */
export function MethodNote({ method, providers }: MethodNoteProps) {
  const t = useText();
  const id = method.provider_id;
  if (!id) return null;
  const provider = providers.find(({ provider_id }) => provider_id === id);
  const state = provider?.state ?? "missing";
  if (state !== "ready")
    return (
      <p className="flex gap-2 rounded-m bg-warning-soft p-3 text-sm text-warning">
        <CircleAlert aria-hidden="true" className="mt-px size-4.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">{stateText(t, state, id)}</span>
      </p>
    );
  return provider?.kind === "sandbox" ? (
    <p className="text-sm text-muted">{t("settings.payments.note.sandbox")}</p>
  ) : null;
}

function stateText(t: Translate, state: string, name: string): string {
  switch (state) {
    case "missing":
      return t("settings.payments.note.missing", { name });
    case "production":
      return t("settings.payments.note.production");
    case "off":
      return t("settings.payments.note.off");
    default:
      return t("settings.payments.note.keys", { name });
  }
}
