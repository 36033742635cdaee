import type { TeamMember } from "@comanda/contract/staff/team-schemas";
import { canManageRole, type Role } from "@comanda/domain/staff/permissions";
import { lazy, type SubmitEvent, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { officeApi } from "../api/office-api.ts";
import { withMessages } from "../i18n/later-messages.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { ConfirmButton } from "../parts/saving/confirm-button.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { useAction } from "../parts/use-action.ts";
import { PinField } from "./pin-member-sheet.tsx";
import { useRoleOptions } from "./role-options.ts";

const RoleConflict = lazy(
  withMessages(async () => ({ default: (await import("./role-conflict.tsx")).RoleConflict })),
);

type MemberSheetProps = { member: TeamMember; onClose: () => void };

/** Role and PIN of a member, and taking the member out of the company. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const t = useText();
  const page = useCompanyPage();
  const options = useRoleOptions();
  const [role, setRole] = useState(member.role);
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useAction();
  /** The role that the member had before this one was chosen. */
  const [seen, setSeen] = useState(member.role);
  const [isPinTyped, setPinTyped] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const manages = canManageRole(page.member.role, member.role);
  const maySetPin = manages || member.id === page.member.id;
  const params = { companyId: page.member.company.id, memberId: member.id };
  /** Closes the sheet, unless its other part is chosen or typed and not stored yet. */
  const endSaving = async (isOtherLeft: boolean) => {
    if (!isOtherLeft) return onClose();
    await revalidate();
    setSaved(true);
  };
  const changeRole = (from: Role) =>
    run(async () => {
      setSaved(false);
      const body = { from, to: role };
      const changed = officeApi("changeMemberRole", { params, body });
      // A refusal may be about a role that this page has not read.
      await changed.catch(revalidate);
      await changed;
      setSeen(role);
      await endSaving(isPinTyped);
    });
  const isConflict = failure?.code === "member_changed" && member.role !== seen;
  const setPin = (pin: string | null, form?: HTMLFormElement) =>
    run(async () => {
      setSaved(false);
      await officeApi("setMemberPin", { params, body: { pin } });
      form?.reset();
      setPinTyped(false);
      await endSaving(role !== seen);
    });
  const remove = () =>
    run(async () => {
      await officeApi("removeMember", { params, body: {} });
      onClose();
    });
  return (
    <Sheet open onClose={onClose} title={member.name}>
      <div className="flex flex-col gap-5">
        {/* Two members may have one name. */}
        <p className="-mt-2 text-sm text-muted wrap-anywhere">
          {member.email ? <bdi>{member.email}</bdi> : t("team.pinOnly")}
        </p>
        <FailureNote failure={isConflict ? null : failure} except={["pin"]} />
        {manages ? (
          <div className="flex flex-col gap-3">
            <SelectField label={t("team.role")} value={role} options={options} onChange={setRole} />
            <Button
              look="solid"
              busy={busy}
              disabled={role === seen}
              onClick={() => changeRole(seen)}
            >
              {t("form.save")}
            </Button>
          </div>
        ) : (
          <p className="text-md text-muted">{t("team.notYours")}</p>
        )}
        {maySetPin && (
          <Form
            onInput={({ currentTarget }) =>
              setPinTyped(new FormData(currentTarget).get("pin") !== "")
            }
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              const form = event.currentTarget;
              return setPin(formValues(event).pin ?? "", form);
            }}
          >
            <PinField failure={failure} />
            <div className="flex flex-wrap gap-3">
              <Button look="outline" type="submit" disabled={busy}>
                {t("team.setPin")}
              </Button>
              {member.has_pin && (
                <ConfirmButton
                  label={t("team.removePin")}
                  question={t("team.removePinText", { name: member.name })}
                  confirm={t("team.removePin")}
                  keep={t("team.leave")}
                  busy={busy}
                  onConfirm={() => setPin(null)}
                />
              )}
            </div>
          </Form>
        )}
        <p role="status" className="text-md text-positive empty:hidden">
          {isSaved && t("team.saved")}
        </p>
        {manages && (
          <ConfirmButton
            label={t("team.remove")}
            question={t("team.removeText", { name: member.name })}
            confirm={t("team.removeConfirm")}
            keep={t("team.keep")}
            busy={busy}
            onConfirm={remove}
          />
        )}
        {isConflict && (
          <Suspense fallback={null}>
            <RoleConflict
              roles={{ mine: role, theirs: member.role }}
              author={failure.author}
              onMerge={(side) => {
                setSeen(member.role);
                if (side === "mine") return void changeRole(member.role);
                setRole(member.role);
              }}
              onClose={() => setSeen(member.role)}
            />
          </Suspense>
        )}
      </div>
    </Sheet>
  );
}
