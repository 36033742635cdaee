import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Sheet } from "../../../parts/sheets/sheet.tsx";
import { useAction } from "../../../parts/use-action.ts";
import { type ListedProvider, providerName } from "../draft/provider-list.ts";
import { KeysFailure } from "./keys-failure.tsx";
import { paymentsApi } from "./payments-api.ts";

type RemoveSheetProps = {
  companyId: string;
  provider: ListedProvider;
  onClose: () => void;
  onChange: () => Promise<void>;
};

/** Asks before a provider's keys are removed. */
export function RemoveSheet({ companyId, provider, onClose, onChange }: RemoveSheetProps) {
  const t = useText();
  const { run, busy, failure } = useAction();
  const name = providerName(provider);
  const { provider_id: providerId } = provider;
  // What the member saw: keys that another member has stored since are not removed with them.
  const [revision] = useState(provider.revision);
  const remove = () =>
    run(async () => {
      const params = { companyId, providerId };
      if (revision !== null)
        await paymentsApi("removePaymentProvider", { params, body: { revision } }).finally(
          onChange,
        );
      onClose();
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("settings.payments.removeOf", { name })}
      footer={
        <>
          <Button look="danger" busy={busy} onClick={remove}>
            {t("settings.payments.remove")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("integrations.keep")}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-md">{t("settings.payments.removeText", { name })}</p>
      <KeysFailure failure={failure} name={name} />
    </Sheet>
  );
}
