import type { TeamInvitation, TeamMember } from "@comanda/contract/staff/team-schemas";
import { canManageRole } from "@comanda/domain/staff/permissions";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../layout/company-page.tsx";
import { Avatar } from "../parts/avatar.tsx";
import { Button, buttonClasses } from "../parts/button.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { ConfirmButton } from "../parts/saving/confirm-button.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDateText } from "../parts/use-date-text.ts";
import { InviteSheet } from "./invite-sheet.tsx";
import { MemberSheet } from "./member-sheet.tsx";
import { PinMemberSheet } from "./pin-member-sheet.tsx";

type TeamPageProps = { members: TeamMember[]; invitations: TeamInvitation[] };

/** The members of the company, and who is invited. */
export function TeamPage({ members, invitations }: TeamPageProps) {
  const t = useText();
  const path = useCompanyPath();
  // The server lets no one change the team on a tablet that a PIN has opened.
  const { byPin } = useCompanyPage().member;
  const [open, setOpen] = useState<"invite" | "pin" | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => {
    setOpen(null);
    setChosen(null);
    void revalidate();
  };
  const member = members.find(({ id }) => id === chosen);
  return (
    <>
      <title>{t("nav.team")}</title>
      <PageHeader title={t("nav.team")}>
        <Link to={path("tablets")} className={buttonClasses({ look: "outline", size: "m" })}>
          {t("tablets.title")}
        </Link>
        <Link to={path("audit")} className={buttonClasses({ look: "outline", size: "m" })}>
          {t("audit.title")}
        </Link>
      </PageHeader>
      <div className="mx-auto flex w-full max-w-[800px] flex-col gap-4 p-4">
        {byPin ? (
          <p className="text-md text-muted">{t("team.byPin")}</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button look="solid" onClick={() => setOpen("invite")}>
              {t("team.invite")}
            </Button>
            <Button look="outline" onClick={() => setOpen("pin")}>
              {t("team.addPin")}
            </Button>
          </div>
        )}
        <ul className="rounded-m border border-line bg-surface">
          {members.map((each) => (
            <li key={each.id} className="border-b border-line last:border-0">
              {byPin ? (
                <div className={MEMBER_ROW}>
                  <MemberRow member={each} />
                </div>
              ) : (
                <button type="button" onClick={() => setChosen(each.id)} className={MEMBER_ROW}>
                  <MemberRow member={each} />
                </button>
              )}
            </li>
          ))}
        </ul>
        {invitations.length > 0 && <Invitations invitations={invitations} onChange={revalidate} />}
      </div>
      <InviteSheet open={open === "invite"} onClose={close} />
      <PinMemberSheet open={open === "pin"} onClose={close} />
      {member && <MemberSheet key={member.id} member={member} onClose={close} />}
    </>
  );
}

const MEMBER_ROW = "flex min-h-16 w-full items-center gap-3 px-4 py-2 text-start";

function MemberRow({ member: { name, email, role, has_pin } }: { member: TeamMember }) {
  const t = useText();
  return (
    <>
      <Avatar name={name} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="block text-md font-bold">{name}</bdi>
        <span className="block text-sm text-muted">
          {t(`role.${role}`)} · <bdi>{email ?? t("team.pinOnly")}</bdi>
        </span>
      </span>
      {has_pin && <span className="text-sm text-muted">{t("team.hasPin")}</span>}
    </>
  );
}

type InvitationsProps = { invitations: TeamInvitation[]; onChange: () => Promise<void> };

function Invitations({ invitations, onChange }: InvitationsProps) {
  const t = useText();
  const { company, byPin, role: ownRole } = useCompanyPage().member;
  const dateText = useDateText(company.timezone);
  const { busy, failure, run } = useAction();
  const revoke = (invitationId: string) =>
    run(async () => {
      const params = { companyId: company.id, invitationId };
      await officeApi("revokeInvitation", { params, body: {} });
      await onChange();
    });
  return (
    <section className="flex flex-col gap-2 rounded-m border border-line bg-surface p-4">
      <h2 className="text-lg font-bold">{t("team.invitations")}</h2>
      <FailureNote failure={failure} />
      <ul className="flex flex-col gap-2">
        {invitations.map(({ id, role, email, invited_by, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 basis-60 text-md wrap-anywhere">
              {t(`role.${role}`)} {email !== null && <bdi>· {email}</bdi>}
              <span className="block text-sm text-muted" suppressHydrationWarning>
                {t("team.invitedBy", { name: invited_by, date: dateText(expires_at) })}
              </span>
            </span>
            {!byPin && canManageRole(ownRole, role) && (
              <ConfirmButton
                busy={busy}
                label={t("team.revoke")}
                question={t("team.revokeText")}
                confirm={t("team.revokeNow")}
                keep={t("team.leave")}
                onConfirm={() => revoke(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
