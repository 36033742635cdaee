import { useText } from "../../i18n/text.ts";
import { LongList } from "../../parts/lists/long-list.tsx";

type PlacedTextsProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** Where in the file a row stands, or nothing, and what it says. */
  textsOf: (row: Row) => { place: string; text: string };
};

/** A list of what there is to say about the lines of a file. */
export function PlacedTexts<Row>({ label, rows, textsOf }: PlacedTextsProps<Row>) {
  const t = useText();
  return (
    <LongList
      label={t("menu.import.list", { title: label })}
      rows={rows}
      keyOf={(row) => JSON.stringify(row)}
      rowClassName="pb-1 text-md wrap-anywhere"
    >
      {(row) => {
        const { place, text } = textsOf(row);
        return (
          <>
            {place && <b>{place}: </b>}
            {text}
          </>
        );
      }}
    </LongList>
  );
}
