import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { FoldedCard } from "../../../parts/folded/folded-card.tsx";
import { useDateText } from "../../../parts/use-date-text.ts";
import { type ListedProvider, listedProviders, providerName } from "../draft/provider-list.ts";
import { ProviderKeysSheet } from "./provider-keys-sheet.tsx";
import { RemoveSheet } from "./remove-sheet.tsx";

type KeysCardProps = {
  companyId: string;
  origin: string | null;
  answer: StaffCallAnswer<"listPaymentProviders">;
  onChange: () => Promise<void>;
};

/** The providers with what is known of their keys, which are never shown. */
export function KeysCard({ companyId, origin, answer, onChange }: KeysCardProps) {
  const t = useText();
  const dateText = useDateText(answer.timezone);
  const [open, setOpen] = useState<{ id: string; task: "enter" | "remove" } | null>(null);
  const providers = listedProviders(answer.providers);
  const chosen = providers.find(({ provider_id }) => provider_id === open?.id);
  const stored = providers.filter(({ revision }) => revision !== null);
  const close = () => setOpen(null);
  const state = ({ key_end, updated_at, state: word }: ListedProvider) => {
    if (updated_at === null) return t("settings.payments.noKeys");
    if (word === "keys" || word === "settings") return t("settings.payments.unreadable");
    const time = dateText(updated_at);
    return key_end === null
      ? t("settings.payments.stored", { time })
      : t("settings.payments.storedEnd", { end: key_end, time });
  };
  return (
    <FoldedCard
      title={t("settings.payments.keys")}
      hint={t("settings.payments.keysHint")}
      facts={stored.length > 0 ? stored.map(providerName) : [t("settings.payments.noKeys")]}
    >
      <ul className="flex flex-col divide-y divide-line">
        {providers.map((provider) => {
          const { provider_id: id, revision } = provider;
          const name = providerName(provider);
          return (
            <li key={id} aria-label={name} className="flex flex-wrap items-center gap-2 py-2">
              <div className="min-w-0 flex-1 basis-52">
                <b className="block text-md wrap-anywhere">
                  <bdi>{name}</bdi>
                </b>
                <span className="block text-sm text-muted wrap-anywhere">{state(provider)}</span>
              </div>
              <Button
                look="outline"
                aria-label={t("settings.payments.enterOf", { name })}
                onClick={() => setOpen({ id, task: "enter" })}
              >
                {t(revision === null ? "settings.payments.enter" : "settings.payments.replace")}
              </Button>
              {revision !== null && (
                <Button
                  look="quiet"
                  className="text-danger!"
                  aria-label={t("settings.payments.removeOf", { name })}
                  onClick={() => setOpen({ id, task: "remove" })}
                >
                  {t("settings.payments.remove")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {chosen && open?.task === "enter" && (
        <ProviderKeysSheet
          key={chosen.provider_id}
          provider={chosen}
          onClose={close}
          companyId={companyId}
          origin={origin}
          onChange={onChange}
        />
      )}
      {chosen && open?.task === "remove" && (
        <RemoveSheet provider={chosen} onClose={close} companyId={companyId} onChange={onChange} />
      )}
    </FoldedCard>
  );
}
