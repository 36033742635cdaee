import TabletIcon from "lucide-react/icons/tablet";
import { type SubmitEvent, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Form } from "../parts/field.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { ConfirmButton } from "../parts/saving/confirm-button.tsx";
import { NameField } from "../parts/saving/name-field.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDateText } from "../parts/use-date-text.ts";

type Tablet = { id: string; name: string; enrolled_by: string; enrolled_at: string };

/**
 * The enrolled tablets of the company: make this device one, or take one away. By PIN they are only shown: the
 * server refuses their changes.
 */
export function TabletsPage({ tablets, hasPins }: { tablets: Tablet[]; hasPins: boolean }) {
  const t = useText();
  const path = useCompanyPath();
  const { company, byPin } = useCompanyPage().member;
  const dateText = useDateText(company.timezone);
  const [enrolling, setEnrolling] = useState(false);
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useAction();
  const revoke = (tabletId: string) =>
    run(async () => {
      await officeApi("revokeTablet", { params: { companyId: company.id, tabletId }, body: {} });
      await revalidate();
    });
  return (
    <>
      <title>{t("tablets.title")}</title>
      <PageHeader title={t("tablets.title")} back={path("team")} />
      <div className="mx-auto flex w-full max-w-[800px] flex-col gap-4 p-4">
        <p className="text-md text-muted">{t("tablets.text")}</p>
        <FailureNote failure={failure} />
        {tablets.length === 0 && (
          <EmptyState
            icon={<TabletIcon aria-hidden="true" className="size-8" />}
            title={t("tablets.none")}
          />
        )}
        <ul className="flex flex-col gap-2">
          {tablets.map(({ id, name, enrolled_by, enrolled_at }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface p-4"
            >
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <bdi className="block text-md font-bold">{name}</bdi>
                <span className="block text-sm text-muted" suppressHydrationWarning>
                  {t("tablets.enrolledBy", { name: enrolled_by, date: dateText(enrolled_at) })}
                </span>
              </span>
              {!byPin && (
                <ConfirmButton
                  busy={busy}
                  label={t("team.revoke")}
                  question={t("tablets.revokeText", { name })}
                  confirm={t("team.revokeNow")}
                  keep={t("team.leave")}
                  onConfirm={() => revoke(id)}
                />
              )}
            </li>
          ))}
        </ul>
        {byPin ? (
          <p className="text-md text-muted">{t("team.byPin")}</p>
        ) : (
          <Button look="solid" onClick={() => setEnrolling(true)}>
            {t("tablets.enroll")}
          </Button>
        )}
      </div>
      <EnrollSheet open={enrolling} hasPins={hasPins} onClose={() => setEnrolling(false)} />
    </>
  );
}

type EnrollSheetProps = { open: boolean; hasPins: boolean; onClose: () => void };

function EnrollSheet({ open, hasPins, onClose }: EnrollSheetProps) {
  const t = useText();
  const path = useCompanyPath();
  const { company } = useCompanyPage().member;
  const { busy, failure, run } = useAction();
  const enroll = (event: SubmitEvent<HTMLFormElement>) => {
    const { name = "" } = formValues(event);
    return run(async () => {
      await officeApi("enrollTablet", { params: { companyId: company.id }, body: { name } });
      window.location.assign("/tablet");
    });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("tablets.enroll")}>
      <Form onSubmit={enroll}>
        <p className="text-md text-muted">{t("tablets.enrollText")}</p>
        {!hasPins && (
          // The lock of this device would have no name to press.
          <p className="rounded-m bg-warning-soft p-3 text-md text-warning">
            <b className="block">{t("lock.none")}</b>
            <Link to={path("team")} className="target underline">
              {t("lock.noneText")}
            </Link>
          </p>
        )}
        <NameField label={t("tablets.name")} autoComplete="off" failure={failure} />
        <FailureNote failure={failure} except={["name"]} />
        <Button look="solid" size="l" type="submit" busy={busy}>
          {t("tablets.enroll")}
        </Button>
      </Form>
    </Sheet>
  );
}
