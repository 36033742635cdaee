import type { Role } from "@comanda/domain/staff/permissions";
import { copyText } from "@comanda/ui/page/copy-text.ts";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { type SubmitEvent, useState } from "react";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { FailureField } from "../parts/saving/failure-field.tsx";
import { useCreateOnce } from "../parts/saving/use-create-once.ts";
import { SelectField } from "../parts/select-field.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { useAction } from "../parts/use-action.ts";
import { useRoleOptions } from "./role-options.ts";

type InviteSheetProps = { open: boolean; onClose: () => void };

/** Invites a person: the link is shown once, and mailed to an address. */
export function InviteSheet({ open, onClose }: InviteSheetProps) {
  const t = useText();
  const { company } = useCompanyPage().member;
  const options = useRoleOptions();
  const [role, setRole] = useState<Role>("cashier");
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const { busy, failure, run } = useAction();
  const params = { companyId: company.id };
  const createOnce = useCreateOnce((invitationId) =>
    officeApi("revokeInvitation", { params: { ...params, invitationId }, body: {} }),
  );
  const close = () => {
    setLink(null);
    setCopied(false);
    onClose();
  };
  const invite = (event: SubmitEvent<HTMLFormElement>) => {
    const { email = "" } = formValues(event);
    return run(async () => {
      const entries = { role, email: email.trim() || null };
      // The link of an invitation whose answer was lost cannot be read again: each press makes another one.
      const created = await createOnce(randomKey(), (id) =>
        officeApi("inviteMember", { params, body: { id, ...entries } }),
      );
      setLink(created.link);
    });
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      // The link is shown once.
      persistent={link === null ? undefined : true}
      uncopied={link !== null && !copied}
      title={t("team.invite")}
    >
      {link === null ? (
        <Form onSubmit={invite}>
          <SelectField label={t("team.role")} value={role} options={options} onChange={setRole} />
          <FailureField
            failure={failure}
            label={t("field.email")}
            hint={t("team.emailHint")}
            name="email"
            type="email"
            autoComplete="off"
          />
          <FailureNote failure={failure} except={["email"]} />
          <Button look="solid" size="l" type="submit" busy={busy}>
            {t("team.createLink")}
          </Button>
        </Form>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-md text-muted">{t("team.linkText")}</p>
          <Field label={t("team.link")} value={link} readOnly dir="ltr" />
          <Button look="solid" size="l" onClick={async () => setCopied(await copyText(link))}>
            {t(copied ? "team.copied" : "team.copy")}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
