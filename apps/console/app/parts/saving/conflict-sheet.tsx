import { useState } from "react";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { Segmented } from "../segmented.tsx";
import { Sheet } from "../sheets/sheet.tsx";

export type Side = "mine" | "theirs";

/** A field that two members changed: its name, both versions as text, and the preselected one. */
export type ConflictRow<Key extends string> = {
  key: Key;
  label: string;
  texts: Readonly<Record<Side, string>>;
  preselect: Side;
};

type ConflictSheetProps<Key extends string> = {
  title: string;
  author: ChangeAuthor;
  rows: readonly ConflictRow<Key>[];
  /** Gets the keys of the rows that keep this member's version. */
  onMerge: (mine: Key[]) => void;
  onClose: () => void;
};

/** Shows both versions of each field that differs; the member takes one of each. */
export function ConflictSheet<Key extends string>({
  title,
  author,
  rows,
  onMerge,
  onClose,
}: ConflictSheetProps<Key>) {
  const t = useText();
  const [taken, setTaken] = useState<Partial<Record<Key, Side>>>({});
  const sideOf = ({ key, preselect }: ConflictRow<Key>) => taken[key] ?? preselect;
  const savedBy =
    author.name === null ? t("menu.theirs") : t("menu.theirsBy", { name: author.name });
  const names = { mine: t("menu.mine"), theirs: author.isYou ? t("menu.theirsYours") : savedBy };
  const merge = () => onMerge(rows.filter((row) => sideOf(row) === "mine").map(({ key }) => key));
  return (
    <Sheet
      open
      persistent
      onClose={onClose}
      title={title}
      footer={
        <Button look="solid" onClick={merge}>
          {t("menu.conflictSave")}
        </Button>
      }
    >
      <p className="pb-3 text-md">{t("menu.conflictText")}</p>
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.key} className="rounded-m border border-line p-3">
            <h3 className="pb-2 text-md font-bold wrap-anywhere">{row.label}</h3>
            <dl className="grid gap-2 pb-3 md:grid-cols-2">
              {(["mine", "theirs"] as const).map((side) => (
                <div key={side} className="min-w-0 rounded-m bg-well p-2">
                  <dt className="text-sm text-muted">
                    <bdi>{names[side]}</bdi>
                  </dt>
                  <dd className="text-md whitespace-pre-line wrap-anywhere">
                    <bdi>{row.texts[side]}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <Segmented
              label={row.label}
              hideLabel
              look="words"
              value={sideOf(row)}
              options={[
                { value: "mine", label: t("menu.takeMine") },
                { value: "theirs", label: t("menu.takeTheirs") },
              ]}
              onChange={(side) => setTaken({ ...taken, [row.key]: side })}
            />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-md">{t("menu.conflictSame")}</p>}
    </Sheet>
  );
}
