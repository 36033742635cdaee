import {
  API_KEY_PERMISSIONS,
  type ApiKeyPermission,
} from "@comanda/domain/integrations/api-key-permissions";
import { DAY_MS } from "@comanda/domain/time/durations";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { Field } from "../../parts/field.tsx";
import { CheckList } from "../../parts/lists/check-list.tsx";
import { useCreateOnce } from "../../parts/saving/use-create-once.ts";
import { useFocusFault } from "../../parts/saving/use-focus-fault.ts";
import { SelectField } from "../../parts/select-field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { useAction } from "../../parts/use-action.ts";
import { integrationsApi } from "../common/integrations-api.ts";

type AddKeySheetProps = {
  companyId: string;
  open: boolean;
  onClose: () => void;
  onAdded: (token: string) => void;
};

/** Days until the end; 0 for none. */
const ENDS = ["0", "30", "90", "365"] as const;
const START = {
  name: "",
  permissions: [] as ApiKeyPermission[],
  days: "0" as (typeof ENDS)[number],
};

/** Makes a key. What was typed stays when it cannot be stored. */
export function AddKeySheet({ companyId, open, onClose, onAdded }: AddKeySheetProps) {
  const t = useText();
  const [draft, setDraft] = useState(START);
  const [submitted, setSubmitted] = useState(false);
  const focus = useFocusFault<HTMLDivElement>();
  const { run, busy, failure } = useAction();
  const revoke = (keyId: string) =>
    integrationsApi("revokeApiKey", { params: { companyId, keyId } });
  const createOnce = useCreateOnce(revoke);
  const change = (more: Partial<typeof START>) => setDraft({ ...draft, ...more });
  const { name, permissions, days } = draft;
  const isNameless = name.trim() === "";
  const add = () => {
    setSubmitted(true);
    focus.onSubmit();
    if (isNameless || permissions.length === 0) return;
    return run(async () => {
      const end = days === "0" ? null : new Date(Date.now() + Number(days) * DAY_MS);
      const token = await createOnce(draft, async (id) => {
        const body = { id, name, permissions, expires_at: end?.toISOString() ?? null };
        const make = () => integrationsApi("createApiKey", { params: { companyId }, body });
        const made = await make();
        if (made.token !== null) return made.token;
        // An earlier request has made it, and its answer with the token was lost.
        await revoke(id);
        return (await make()).token;
      });
      setDraft(START);
      setSubmitted(false);
      if (token !== null) onAdded(token);
    });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("integrations.addKey")}
      footer={
        <Button look="solid" busy={busy} onClick={add}>
          {t("integrations.make")}
        </Button>
      }
    >
      <div ref={focus.body} className="flex flex-col gap-4">
        <Field
          label={t("integrations.keyName")}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={submitted && isNameless ? t("integrations.nameMissing") : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <CheckList
          label={t("integrations.permissions")}
          options={API_KEY_PERMISSIONS.map((value) => ({
            value,
            label: t(`integrations.permission.${value}`),
          }))}
          chosen={permissions}
          error={
            submitted && permissions.length === 0 ? t("integrations.permissionMissing") : undefined
          }
          onChange={(chosen) => change({ permissions: chosen })}
        />
        <SelectField
          label={t("integrations.ends")}
          value={days}
          options={ENDS.map((value) => ({
            value,
            label:
              value === "0"
                ? t("integrations.endNever")
                : t("integrations.endDays", { count: Number(value) }),
          }))}
          onChange={(chosen) => change({ days: chosen })}
        />
        <FailureNote failure={failure} />
      </div>
    </Sheet>
  );
}
