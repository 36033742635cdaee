import { PIN_LENGTH, PIN_PATTERN } from "@comanda/contract/accounts/pin-rules";
import { type SubmitEvent, useState } from "react";
import type { Failure } from "../api/failure.ts";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { typedDigits } from "../parts/forms/typed-digits.ts";
import { FailureField } from "../parts/saving/failure-field.tsx";
import { NameField } from "../parts/saving/name-field.tsx";
import { useCreateOnce } from "../parts/saving/use-create-once.ts";
import { SelectField } from "../parts/select-field.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { useAction } from "../parts/use-action.ts";

type PinMemberSheetProps = { open: boolean; onClose: () => void };

/** Adds a member without an e-mail address, who works by PIN on the company's tablets. */
export function PinMemberSheet({ open, onClose }: PinMemberSheetProps) {
  const t = useText();
  const { company } = useCompanyPage().member;
  const [role, setRole] = useState<"cashier" | "kitchen">("cashier");
  const { busy, failure, run } = useAction();
  const params = { companyId: company.id };
  const createOnce = useCreateOnce((memberId) =>
    officeApi("removeMember", { params: { ...params, memberId }, body: {} }),
  );
  const options = (["cashier", "kitchen"] as const).map((value) => ({
    value,
    label: t(`role.${value}`),
  }));
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    const { name = "", pin = "" } = formValues(event);
    return run(async () => {
      const entries = { name, role, pin };
      await createOnce(entries, (id) =>
        officeApi("addPinMember", { params, body: { id, ...entries } }),
      );
      onClose();
    });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("team.addPin")}>
      <Form onSubmit={add}>
        <p className="text-md text-muted">{t("team.addPinText")}</p>
        <NameField label={t("field.name")} autoComplete="off" failure={failure} />
        <SelectField label={t("team.role")} value={role} options={options} onChange={setRole} />
        <PinField failure={failure} />
        <FailureNote failure={failure} except={["name", "pin"]} />
        <Button look="solid" size="l" type="submit" busy={busy}>
          {t("team.add")}
        </Button>
      </Form>
    </Sheet>
  );
}

/** The field for a PIN; it shows the digits, because the manager says them to the member. */
export function PinField({ failure }: { failure: Failure | null }) {
  const t = useText();
  return (
    <FailureField
      failure={failure}
      label={t("field.pin")}
      hint={t("field.pinHint")}
      name="pin"
      inputMode="numeric"
      autoComplete="off"
      pattern={PIN_PATTERN}
      // A pasted PIN may have spaces, which are taken out.
      maxLength={2 * PIN_LENGTH.max}
      onInput={({ currentTarget }) => {
        const digits = typedDigits(currentTarget.value);
        // The caret stays where nothing changes.
        if (digits !== currentTarget.value) currentTarget.value = digits;
      }}
      required
    />
  );
}
