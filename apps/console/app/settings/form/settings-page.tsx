import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import "../../i18n/await-office-messages.ts";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { joinedText } from "../../i18n/joined-text.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { Form } from "../../parts/field.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { focusFault } from "../../parts/saving/focus-fault.ts";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import { SaveBar } from "../../parts/saving/save-bar.tsx";
import { useSaveAfterUploads } from "../../parts/saving/use-uploads.ts";
import { saveProblem } from "./save-problem.ts";
import { SectionConflict } from "./section-conflict.tsx";
import type { SettingsForm } from "./use-settings-section.ts";

type SettingsPageProps = {
  title: string;
  form: SettingsForm;
  /** The name of a field, for what is wrong with it and for conflicts; the path where it has none. */
  labelOf: (path: string) => string;
  /** A value as text, where it is a list. */
  textOf?: (path: string, value: unknown) => string | null;
  /** What stands beside the form on wide screens, such as a guest's phone. */
  beside?: ReactNode;
  /** Whether the page has two columns on a laptop. */
  wide?: boolean;
  /** What stands at the end of the bar at the top. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a page of the settings: the title, the bar that saves, the refusals of the server,
 * the sheet for conflicts, and the question before unsaved changes are left.
 */
export function SettingsPage(props: SettingsPageProps) {
  const { title, form, labelOf, textOf, beside, wide = false, actions, children } = props;
  const t = useText();
  const path = useCompanyPath();
  const body = useRef<HTMLFormElement>(null);
  const { submits, isRefused } = form;
  const isUploading = form.uploads.running > 0;
  const saving = useSaveAfterUploads(form.uploads, () => void form.save());
  useEffect(() => {
    if (submits > 0 && isRefused) focusFault(body.current);
  }, [submits, isRefused]);
  return (
    <>
      <title>{title}</title>
      <OfflineBanner />
      <PageHeader title={title} back={path("settings")}>
        {actions}
      </PageHeader>
      <div
        className={
          beside
            ? "grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_324px]"
            : "contents"
        }
      >
        <Form
          ref={body}
          noValidate
          className={classNames(
            "mx-auto w-full flex-1 p-4 pb-60 md:pb-28",
            wide ? "max-w-[1240px]" : "max-w-[720px]",
          )}
          onSubmit={(event) => {
            event.preventDefault();
            saving.save();
          }}
        >
          {children}
          <Faults form={form} labelOf={labelOf} />
          {form.isDirty || isUploading ? (
            <SaveBar
              text={t(isUploading ? "menu.picture.onItsWay" : "menu.unsaved")}
              problem={saveProblem(t, {
                error: form.error,
                isRefused,
                isStopped: saving.isStopped,
              })}
              isSignedOut={form.error?.kind === "signedOut"}
              busy={form.busy || saving.isWaiting}
              sending={form.busy}
              beside={Boolean(beside)}
              onDiscard={form.discard}
            />
          ) : (
            <p role="status" className="font-bold text-positive">
              {form.saved && t("form.saved")}
            </p>
          )}
        </Form>
        {beside}
      </div>
      <LeaveGuard
        isDirty={form.isDirty || isUploading}
        onSave={form.save}
        isUploading={isUploading}
      />
      {form.conflict && (
        <SectionConflict form={form} labelOf={labelOf} textOf={textOf} theirs={form.conflict} />
      )}
    </>
  );
}

type FaultsProps = Pick<SettingsPageProps, "form" | "labelOf"> & {
  /** The paths of fields that are in view with their faults. */
  except?: readonly string[];
};

/** Everything that is wrong, with the names of the fields. */
export function Faults({ form, labelOf, except = [] }: FaultsProps) {
  const faults = Object.entries(form.faults).filter(([path]) => !except.includes(path));
  if (faults.length === 0) return null;
  // The same fault of several fields, such as of the hours of each day, is one line.
  const lines = Map.groupBy(faults, ([, text]) => text);
  return (
    <div role="alert" className="text-sm text-danger wrap-anywhere">
      <ul className="list-disc ps-5">
        {[...lines].map(([text, fields]) => (
          <li key={text}>
            <FieldNames paths={fields.map(([path]) => path)} labelOf={labelOf} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

type FieldNamesProps = { paths: readonly string[]; labelOf: (path: string) => string };

/** The names of fields before what is wrong with them; nothing for those that have none here. */
function FieldNames({ paths, labelOf }: FieldNamesProps) {
  const locale = useLocale();
  const names = new Set(paths.map((path) => nameOf(path, labelOf)).filter((name) => name !== ""));
  if (names.size === 0) return null;
  return (
    <>
      <b>{joinedText([...names], locale)}</b>:{" "}
    </>
  );
}

/** The name of a field, or of the list or group that it is in. */
function nameOf(path: string, labelOf: FieldNamesProps["labelOf"]): string {
  if (path === "") return "";
  const label = labelOf(path);
  const above = path.slice(0, Math.max(path.lastIndexOf("."), 0));
  return label === path ? nameOf(above, labelOf) : label;
}
