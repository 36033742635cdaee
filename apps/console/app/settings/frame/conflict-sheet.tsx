import { useState } from "react";
import { type Translate, useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Segmented } from "../../parts/segmented.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { conflictFields, mergeValues, type Side, type StoredSection } from "./section-value.ts";
import type { SettingsForm } from "./use-settings-section.ts";

type ConflictSheetProps = {
  form: SettingsForm;
  theirs: StoredSection;
  labelOf: (path: string) => string;
  textOf?: ((path: string, value: unknown) => string | null) | undefined;
};

/** Both versions of each field that differs; the member takes one of each. */
export function ConflictSheet({ form, theirs, labelOf, textOf }: ConflictSheetProps) {
  const t = useText();
  const [taken, setTaken] = useState<Readonly<Record<string, Side>>>({});
  const fields = conflictFields(form.stored.value, form.value, theirs.value);
  const merge = () => {
    const own = fields.filter(({ path, preselect }) => (taken[path] ?? preselect) === "mine");
    const paths = own.map(({ path }) => path);
    void form.saveMerged(mergeValues(form.value, theirs.value, paths), theirs);
  };
  return (
    <Sheet
      open
      persistent
      onClose={form.closeConflict}
      title={t("settings.conflictTitle")}
      footer={
        <Button look="solid" onClick={merge}>
          {t("menu.conflictSave")}
        </Button>
      }
    >
      <p className="pb-3 text-md">{t("menu.conflictText")}</p>
      <ul className="flex flex-col gap-4">
        {fields.map(({ path, preselect, ...versions }) => (
          <li key={path} className="rounded-m border border-line p-3">
            <h3 className="pb-2 text-md font-bold wrap-anywhere">{labelOf(path)}</h3>
            <dl className="grid gap-2 pb-3 md:grid-cols-2">
              {(["mine", "theirs"] as const).map((side) => (
                <div key={side} className="min-w-0 rounded-m bg-well p-2">
                  <dt className="text-sm text-muted">{t(`menu.${side}`)}</dt>
                  <dd className="text-md whitespace-pre-line wrap-anywhere">
                    <bdi>{textOf?.(path, versions[side]) ?? plainText(t, versions[side])}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <Segmented
              label={labelOf(path)}
              hideLabel
              look="words"
              value={taken[path] ?? preselect}
              options={[
                { value: "mine", label: t("menu.takeMine") },
                { value: "theirs", label: t("menu.takeTheirs") },
              ]}
              onChange={(side) => setTaken({ ...taken, [path]: side })}
            />
          </li>
        ))}
      </ul>
      {fields.length === 0 && <p className="text-md">{t("menu.conflictSame")}</p>}
    </Sheet>
  );
}

function plainText(t: Translate, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "menu.yes" : "menu.no");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
