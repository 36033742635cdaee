import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Segmented } from "../../parts/segmented.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { type ConflictField, differences, mergeDrafts } from "../form/conflict.ts";
import { normalizeDraft } from "../form/draft-product.ts";
import type { ProductDraft } from "../form/product-draft.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { fieldLabels, useVersionTexts } from "../form/use-version-texts.ts";

type ConflictSheetProps = {
  form: ProductForm;
  /** The product as the other editor stored it. */
  theirs: ProductDraft;
  onMerge: (merged: ProductDraft) => void;
  onClose: () => void;
};

/** Both versions of each field that two editors changed; the member takes one of each. */
export function ConflictSheet({ form, theirs, onMerge, onClose }: ConflictSheetProps) {
  const t = useText();
  const mine = normalizeDraft(form.draft, form.currency);
  const found = differences(form.start, mine, theirs);
  const [taken, setTaken] = useState<Partial<Record<ConflictField, "mine" | "theirs">>>({});
  const choice = (field: ConflictField, preselect: "mine" | "theirs") => taken[field] ?? preselect;
  const merge = () => {
    const own = found.filter(({ field, preselect }) => choice(field, preselect) === "mine");
    onMerge(mergeDrafts(mine, theirs, new Set(own.map(({ field }) => field))));
  };
  const texts = useVersionTexts();
  return (
    <Sheet
      open
      persistent
      onClose={onClose}
      title={t("menu.conflictTitle")}
      footer={
        <Button look="solid" onClick={merge}>
          {t("menu.conflictSave")}
        </Button>
      }
    >
      <p className="pb-3 text-md">{t("menu.conflictText")}</p>
      <ul className="flex flex-col gap-4">
        {found.map(({ field, preselect }) => {
          const [list = "name", key] = field.split(".") as [keyof typeof fieldLabels, string?];
          const name = key === undefined ? null : texts.nameOf(list, key, mine, theirs);
          const label = name === null ? t(fieldLabels[list]) : `${t(fieldLabels[list])}: ${name}`;
          return (
            <li key={field} className="rounded-m border border-line p-3">
              <h3 className="pb-2 text-md font-bold wrap-anywhere">{label}</h3>
              <dl className="grid gap-2 pb-3 md:grid-cols-2">
                {(["mine", "theirs"] as const).map((side) => (
                  <div key={side} className="min-w-0 rounded-m bg-well p-2">
                    <dt className="text-sm text-muted">
                      {t(side === "mine" ? "menu.mine" : "menu.theirs")}
                    </dt>
                    <dd className="text-md whitespace-pre-line wrap-anywhere">
                      <bdi>{texts.valueOf(list, key, side === "mine" ? mine : theirs)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
              <Segmented
                label={label}
                hideLabel
                look="words"
                value={choice(field, preselect)}
                options={[
                  { value: "mine", label: t("menu.takeMine") },
                  { value: "theirs", label: t("menu.takeTheirs") },
                ]}
                onChange={(side) => setTaken({ ...taken, [field]: side })}
              />
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="text-md">{t("menu.conflictSame")}</p>}
    </Sheet>
  );
}
