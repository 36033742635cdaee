import { useState } from "react";
import { counterApi } from "../api/counter-api.ts";
import { useChanges } from "../api/use-changes.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { TextAreaField } from "../parts/field.tsx";
import { type AddressError, type AlertDraft, addressesOf } from "./alert-draft.ts";

type MailAddressesProps = {
  companyId: string;
  draft: AlertDraft;
  error: AddressError | null;
  disabled: boolean;
  onChange: (addresses: string) => void;
};

/** The addresses of mails, and a test of the first one. */
export function MailAddresses(props: MailAddressesProps) {
  const { companyId, draft, error, disabled, onChange } = props;
  const t = useText();
  const changes = useChanges();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [address] = addressesOf(draft);
  const errors = { wrong: t("alerts.addressWrong"), missing: t("alerts.addressMissing") };
  const sendTest = async () => {
    if (address === undefined) return;
    setSentTo(null);
    const queued = await changes.run(() =>
      counterApi("sendTestMail", { params: { companyId }, body: { address } }),
    );
    if (queued) setSentTo(address);
  };
  return (
    <>
      <TextAreaField
        label={t("alerts.addresses")}
        hint={t("alerts.addressesHint")}
        error={error ? errors[error] : undefined}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={draft.mail.addresses}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {!disabled && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="outline"
            busy={changes.busy}
            disabled={error !== null || address === undefined}
            onClick={sendTest}
          >
            {t("alerts.test")}
          </Button>
          <p role="status" className="text-sm text-muted wrap-anywhere">
            {sentTo !== null && t("alerts.testMailSent", { address: sentTo })}
          </p>
        </div>
      )}
      {changes.error && <ChangeErrorText error={changes.error} />}
    </>
  );
}
