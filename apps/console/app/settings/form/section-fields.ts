import {
  type SectionValue,
  valueAt,
  withValueAt,
  withValuesAt,
} from "../../parts/saving/section-value.ts";
import type { Fields, SectionEvent, SectionState } from "./section-state.ts";

/** Reads and changes the fields of a section by their paths. */
export function sectionFields(
  { value, typed }: Pick<SectionState, "value" | "typed">,
  dispatch: (event: SectionEvent) => void,
) {
  const edit = (change: (before: SectionValue) => SectionValue) =>
    dispatch({ type: "edited", change });
  return {
    /** The value of a field; undefined where it is absent. */
    get: (path: string) => valueAt(value, path),
    /** Sets a field; null where it has no value. */
    set: (path: string, field: unknown) => edit((before) => withValueAt(before, path, field)),
    /** Replaces the value by one made of it. */
    replace: edit,
    /** Sets several fields at once. */
    setAll: (fields: Fields) => edit((before) => withValuesAt(before, fields)),
    /** The text of a field as it was typed; undefined where nothing was. */
    textOf: (path: string): string | undefined => typed[path]?.text,
    /** Sets a field by a text: to `field` if the text has no fault, otherwise the field stays. */
    type: (
      path: string,
      text: string,
      { field, fault }: { field: unknown; fault: string | null },
    ) => dispatch({ type: "typed", name: path, text, fault, fields: { [path]: field } }),
    /** Sets fields by a text under a name of its own, for a part of a list. */
    typeFields: (
      name: string,
      text: string,
      { fields, fault }: { fields: Fields; fault: string | null },
    ) => dispatch({ type: "typed", name, text, fault, fields }),
    /** Forgets the texts of fields that are gone: those whose names begin so. */
    forget: (prefix: string) => dispatch({ type: "fieldsRemoved", prefix }),
  };
}
