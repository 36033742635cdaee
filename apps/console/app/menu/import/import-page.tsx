import "../../i18n/await-office-messages.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import Download from "lucide-react/icons/download";
import type { ComponentProps } from "react";
import { joinedText } from "../../i18n/joined-text.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { Button } from "../../parts/button.tsx";
import { FileButton } from "../../parts/forms/file-button.tsx";
import { csvStyle, download, toCsv } from "../../parts/lists/csv.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import { UndoToast } from "../../parts/undo/undo-toast.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { WriteErrorText } from "../data/write-error-text.tsx";
import { FormSection } from "../form/form-section.tsx";
import { DiffList } from "./diff-list.tsx";
import { menuRows } from "./menu-to-csv.ts";
import { ReadingChoices } from "./reading-choices.tsx";
import { RowFaults } from "./row-faults.tsx";
import { RowNotes } from "./row-notes.tsx";
import { COLUMNS } from "./table/file-columns.ts";
import { countChanges, restBeside, useMenuImport } from "./use-menu-import.ts";

type ImportPageProps = { menu: Menu; place: MenuPlace };
type MenuImport = ReturnType<typeof useMenuImport>;

/** Compares a file with the menu, and changes the menu to it once the member has looked through. */
export function ImportPage({ menu: initial, place }: ImportPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const state = useEditedMenu(place, initial);
  const form = useMenuImport(place, state);
  const { diff, faults, notes } = form;
  const count = diff ? countChanges(diff, form.removes) : 0;
  const rest = restBeside(faults, diff?.isStopped ?? false, count);
  const locale = useLocale();
  const style = csvStyle(locale);
  const save = async () =>
    download("menu.csv", await toCsv(COLUMNS, menuRows(state.menu, style), style));
  return (
    <>
      <title>{t("menu.import")}</title>
      <OfflineBanner />
      <PageHeader title={t("menu.import")} back={path("menu")}>
        <Button look="outline" onClick={() => void save()}>
          <Download aria-hidden="true" className="size-5" />
          {t("menu.import.export")}
        </Button>
      </PageHeader>
      {form.error && <WriteErrorText error={form.error} onClose={form.clearError} />}
      {state.error && <WriteErrorText error={state.error} onClose={() => state.setError(null)} />}
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-4 p-4 pb-28">
        <FileChoice onFile={(file) => void form.choose(file)} />
        {form.file && (
          <ReadFile
            file={form.file}
            menu={state.menu}
            onChange={(options) => void form.readAs(options)}
          />
        )}
        {faults.length > 0 && form.file && (
          <RowFaults faults={faults} file={form.file.menu} rest={rest} />
        )}
        {/* What is not read may be why nothing can be: a hidden column of prices. */}
        {notes.length > 0 && form.file && <RowNotes notes={notes} file={form.file.menu} />}
        {diff && !diff.isStopped && (
          <>
            <DiffList
              diff={diff}
              menu={state.menu}
              removes={form.removes}
              onRemoves={form.setRemoves}
            />
            <ApplyButtons form={form} count={count} rest={rest} />
          </>
        )}
      </div>
      {/* Saving is not offered: what is applied is looked through first. */}
      <LeaveGuard
        isDirty={diff !== null && !diff.isStopped && count > 0}
        text={t("menu.import.leaveText")}
      />
      {state.done && (
        <UndoToast
          key={state.done.until}
          text={state.done.text}
          until={state.done.until}
          onUndo={state.undo}
          onEnd={state.clearDone}
        />
      )}
    </>
  );
}

/** Takes the file, and says which columns it may have. */
function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const t = useText();
  return (
    <FormSection title={t("menu.import.choose")} hint={t("menu.import.hint")}>
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm text-muted">{t("menu.import.file")}</p>
        <FileButton
          label={t("menu.import.choose")}
          accept=".csv,.tsv,.txt,.json,.xlsx,.ods,.xls,.xml,.html,.htm,text/csv,application/json"
          onFile={onFile}
        />
      </div>
      <p className="text-sm text-muted">
        {t("menu.import.columns")}{" "}
        <code dir="ltr" className="wrap-anywhere">
          {COLUMNS.join(", ")}
        </code>
      </p>
    </FormSection>
  );
}

type ReadFileProps = {
  file: NonNullable<MenuImport["file"]>;
  menu: Menu;
  onChange: ComponentProps<typeof ReadingChoices>["onChange"];
};

/** How the chosen file is read: what is not read of it, and what it leaves open. */
function ReadFile({ file, menu, onChange }: ReadFileProps) {
  const t = useText();
  const locale = useLocale();
  const { doubled = [], unknown = [] } = file.menu;
  return (
    <>
      <h2 className="text-lg font-bold wrap-anywhere">
        <bdi>{file.name}</bdi>
      </h2>
      {doubled.map(({ column, read, unread }) => (
        <p key={column} className="text-md text-muted wrap-anywhere">
          {t("menu.import.doubled", { column, read, unread: unread.join(", ") })}
        </p>
      ))}
      {unknown.length > 0 && (
        <p className="text-md text-muted wrap-anywhere">
          {t("menu.import.unknown", { columns: joinedText(unknown, locale) })}
        </p>
      )}
      <ReadingChoices file={file.menu} menu={menu} onChange={onChange} />
    </>
  );
}

type ApplyButtonsProps = { form: MenuImport; count: number; rest: ReturnType<typeof restBeside> };

/** Applies the changes, or leaves the file. */
function ApplyButtons({ form, count, rest }: ApplyButtonsProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap gap-2">
      {rest !== "applied" && (
        <Button
          look="solid"
          busy={form.busy}
          disabled={count === 0}
          onClick={() => void form.apply()}
        >
          {t(rest === "waits" ? "menu.import.applyRest" : "menu.import.apply", { count })}
        </Button>
      )}
      {rest === "applied" ? (
        <Button look="outline" onClick={form.clear}>
          {t("sheet.close")}
        </Button>
      ) : (
        <Button look="quiet" onClick={form.clear}>
          {t("menu.discard")}
        </Button>
      )}
    </div>
  );
}
