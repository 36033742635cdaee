import { useText } from "../../i18n/text.ts";
import { FormSection } from "../form/form-section.tsx";
import { useRowNoteTexts } from "./faults/row-fault-texts.ts";
import { PlacedTexts } from "./placed-texts.tsx";
import type { FileMenu, RowNote } from "./table/file-menu.ts";

type RowNotesProps = { notes: readonly RowNote[]; file: FileMenu };

/** What of the dishes of a file is left out or decided, although the dishes are taken. */
export function RowNotes({ notes, file }: RowNotesProps) {
  const t = useText();
  const textsOf = useRowNoteTexts(file);
  const title = t("menu.import.notes", { count: notes.length });
  return (
    <FormSection title={title}>
      <PlacedTexts label={title} rows={notes} textsOf={textsOf} />
    </FormSection>
  );
}
