import { QrPicture } from "@comanda/ui/controls/qr-picture.tsx";
import { copyText } from "@comanda/ui/page/copy-text.ts";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Field } from "../../../parts/field.tsx";
import { Sheet } from "../../../parts/sheets/sheet.tsx";
import {
  rotated,
  type Table,
  type TableFields,
  tableFieldsOf,
  tableLink,
  withTableFields,
} from "../draft/table-list.ts";
import { TablePlaceFields } from "./table-fields.tsx";

type TableSheetProps = {
  table: Table;
  tables: readonly Table[];
  origin: string | null;
  isStored: boolean;
  onChange: (table: Table) => void;
  onRemove: () => void;
  onClose: () => void;
};

type Question = "rotate" | "remove" | null;

/** A table: its name and zone, its code with the link, and the buttons that end the code. */
export function TableSheet(props: TableSheetProps) {
  const { table, tables, origin, isStored, onChange, onClose } = props;
  const t = useText();
  const [fields, setFields] = useState<TableFields>(tableFieldsOf(table));
  const [question, setQuestion] = useState<Question>(null);
  const isNameless = fields.name.trim() === "";
  const change = (part: Partial<TableFields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    if (next.name.trim() !== "") onChange(withTableFields(table, next));
  };
  if (question)
    return <QuestionSheet {...props} question={question} onBack={() => setQuestion(null)} />;
  return (
    <Sheet
      open
      // What is typed is in the form of the page already.
      persistent={false}
      onClose={onClose}
      title={fields.name.trim() || table.name}
      footer={
        <Button look="tonal" disabled={isNameless} onClick={onClose}>
          {t("settings.tables.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {origin ? (
          <TableCode link={tableLink(origin, table)} isStored={isStored} name={table.name} />
        ) : (
          <p className="text-md">{t("settings.tables.noHost")}</p>
        )}
        <Field
          label={t("settings.tables.name")}
          value={fields.name}
          error={isNameless ? t("settings.tables.fault.noName") : undefined}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TablePlaceFields tables={tables} fields={fields} onChange={change} />
        <div className="flex flex-wrap gap-2">
          {isStored && (
            <Button look="danger-outline" onClick={() => setQuestion("rotate")}>
              {t("settings.tables.rotate")}
            </Button>
          )}
          <Button
            look="danger-outline"
            onClick={() => (isStored ? setQuestion("remove") : props.onRemove())}
          >
            {t("settings.tables.remove")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

type TableCodeProps = { link: string; name: string; isStored: boolean };

function TableCode({ link, name, isStored }: TableCodeProps) {
  const t = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="flex flex-col items-center gap-2">
      <QrPicture text={link} label={t("settings.tables.codeOf", { name })} />
      {!isStored && (
        <p className="rounded-m bg-warning-soft px-3 py-2 text-sm text-warning">
          {t("settings.tables.saveFirst")}
        </p>
      )}
      <p className="max-w-full text-sm text-muted wrap-anywhere" dir="ltr">
        {link}
      </p>
      <Button look="outline" onClick={async () => setCopied(await copyText(link))}>
        {t("settings.tables.copy")}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {copied === true && t("settings.tables.copied")}
        {copied === false && t("settings.tables.notCopied")}
      </p>
    </div>
  );
}

type QuestionSheetProps = TableSheetProps & {
  question: Exclude<Question, null>;
  onBack: () => void;
};

/** Says what happens to the printed code, and asks before it is changed or removed. */
function QuestionSheet({ question, table, onChange, onRemove, onBack }: QuestionSheetProps) {
  const t = useText();
  const { name } = table;
  const isRotation = question === "rotate";
  return (
    <Sheet
      open
      onClose={onBack}
      title={t(isRotation ? "settings.tables.rotateOf" : "settings.tables.removeOf", { name })}
      footer={
        <>
          <Button
            look="danger"
            onClick={() => (isRotation ? onChange(rotated(table)) : onRemove())}
          >
            {t(isRotation ? "settings.tables.rotate" : "settings.tables.remove")}
          </Button>
          <Button look="outline" onClick={onBack}>
            {t("settings.tables.keep")}
          </Button>
        </>
      }
    >
      <p className="text-md">
        {t(isRotation ? "settings.tables.rotateText" : "settings.tables.removeText")}
      </p>
    </Sheet>
  );
}
