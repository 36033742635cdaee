import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Field } from "../../../parts/field.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import { Sheet } from "../../../parts/sheets/sheet.tsx";
import { useAction } from "../../../parts/use-action.ts";
import {
  KEY_FIELDS,
  type KeyField,
  type KeyProvider,
  type KeyTexts,
  keyStart,
  PROVIDER_NAMES,
  readKeys,
  secretFieldOf,
} from "../draft/keys-draft.ts";
import { firstProvider, type ListedProvider, providerName } from "../draft/provider-list.ts";
import { KeysFailure } from "./keys-failure.tsx";
import { paymentsApi } from "./payments-api.ts";

type KeysSheetProps = {
  companyId: string;
  provider: ListedProvider;
  origin: string | null;
  onClose: () => void;
  onChange: () => Promise<void>;
};

/** Enters a provider's keys, which the provider is asked about before they are stored. */
export function ProviderKeysSheet({
  companyId,
  provider,
  origin,
  onClose,
  onChange,
}: KeysSheetProps) {
  const t = useText();
  const { provider_id: providerId } = provider;
  // What the member saw: the list behind the sheet may know a later one, which this member has not looked at.
  const [revision] = useState(provider.revision);
  const [kind, setKind] = useState<KeyProvider>(firstProvider(provider));
  const [texts, setTexts] = useState<KeyTexts>({});
  const [submitted, setSubmitted] = useState(false);
  // The keys that the provider has refused; another text is not refused yet.
  const [refused, setRefused] = useState<string | null>(null);
  const { run, busy, failure } = useAction();
  const { keys, faults } = readKeys(kind, texts);
  const name = PROVIDER_NAMES[kind];
  const isFixed = providerId === kind || provider.kind !== null;
  const isRefused = refused === JSON.stringify(keys) && failure?.code === "provider_keys_refused";
  const save = () => {
    setSubmitted(true);
    if (!keys) return;
    setRefused(JSON.stringify(keys));
    return run(async () => {
      const params = { companyId, providerId };
      const stored = paymentsApi("setPaymentProvider", { params, body: { revision, keys } });
      await stored.finally(onChange);
      onClose();
    });
  };
  const faultText = (field: KeyField): string | undefined => {
    if (isRefused && field === secretFieldOf(kind)) return t("settings.payments.refused", { name });
    const fault = submitted ? faults?.[field] : undefined;
    if (fault === undefined) return undefined;
    if (fault === "missing") return t("form.missing");
    return t(`settings.payments.fault.${fault}`, { start: keyStart(field) ?? "" });
  };
  return (
    <Sheet
      open
      persistent
      onClose={onClose}
      title={t("settings.payments.enterOf", { name: providerName(provider) })}
      footer={
        <Button look="solid" busy={busy} onClick={save}>
          {t("settings.payments.check")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {!isFixed && (
          <SelectField<KeyProvider>
            label={t("settings.payments.provider")}
            value={kind}
            options={Object.entries(PROVIDER_NAMES).map(([value, label]) => ({
              value: value as KeyProvider,
              label,
            }))}
            onChange={setKind}
          />
        )}
        {KEY_FIELDS[kind].map((field) => (
          <Field
            key={field}
            label={t(`settings.payments.key.${field}`)}
            value={texts[field] ?? ""}
            error={faultText(field)}
            type={field === "contactEmail" ? "email" : "text"}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={500}
            placeholder={keyStart(field) ? `${keyStart(field)}…` : undefined}
            onChange={(event) => setTexts({ ...texts, [field]: event.currentTarget.value })}
          />
        ))}
        {origin !== null && (
          <p className="text-sm text-muted wrap-anywhere">
            {t("settings.payments.notify", { name })}{" "}
            <bdi dir="ltr" className="select-all">
              {`${origin}/ms-payments/public/notifications/${companyId}/${providerId}`}
            </bdi>
          </p>
        )}
        <KeysFailure failure={failure} name={name} />
      </div>
    </Sheet>
  );
}
