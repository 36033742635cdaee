import type * as v from "valibot";
import type { ImportFile } from "../companies/import-file.ts";
import type { SETTINGS_SECTIONS, SettingsSection } from "./settings-sections.ts";

type Document = v.InferInput<typeof ImportFile>;

/** The part of a document at a path, in the document's nesting; `never` for an unknown path. */
type AtPath<Value, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Value
    ? { [K in Key]?: AtPath<NonNullable<Value[Key]>, Rest> }
    : never
  : Path extends keyof Value
    ? { [K in Path]?: Value[Path] }
    : never;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Part,
) => void
  ? Part
  : never;

/**
 * The fields of a section as the import file nests them, and no others: `{ company: { name } }`. An
 * absent field is absent in the file.
 */
export type SettingsValue<Section extends SettingsSection> = Intersection<
  (typeof SETTINGS_SECTIONS)[Section]["fields"][number] extends infer Path
    ? Path extends string
      ? AtPath<Document, Path>
      : never
    : never
>;
