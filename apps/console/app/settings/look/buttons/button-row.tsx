import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { LandingContent } from "@comanda/ui/look/look-settings.ts";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { DropLine } from "../../../parts/drag/drop-line.tsx";
import { RowButtons } from "../../../parts/drag/row-buttons.tsx";
import { useDragRow } from "../../../parts/drag/use-drag-row.ts";
import { Field } from "../../../parts/field.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import { SwitchField } from "../../../parts/switch-field.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { CONTENTS } from "../paths/look-paths.ts";
import { BUTTON_TYPES, type ButtonItem, isOn, valueFor } from "./button-list.ts";
import { ButtonValue } from "./button-value.tsx";

type ButtonRowProps = {
  form: SettingsForm;
  item: ButtonItem;
  /** Its place on the page, from 0. */
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A button of the landing page: its name, what it does, and whether guests see it. */
export function ButtonRow({ form, item, place, isLast, onMove, onRemove }: ButtonRowProps) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragging, edge } = useDragRow({ kind: "landing-button", id: item.key }, { row, handle });
  const { content, at } = item;
  const path = `${CONTENTS}.${at}`;
  const change = (changes: Partial<LandingContent>) => {
    const contents = form.get(CONTENTS) as LandingContent[];
    form.set(CONTENTS, contents.with(at, { ...content, ...changes }));
  };
  const number = t("settings.look.buttonOf", { number: place + 1 });
  const type = content.type || "external_url";
  const isKnown = BUTTON_TYPES.some((each) => each === type);
  return (
    <li
      ref={row}
      aria-label={number}
      className={classNames(
        "relative flex flex-col gap-2 rounded-m border border-line p-3",
        dragging && "opacity-40",
      )}
    >
      <DropLine edge={edge} />
      <div className="flex flex-wrap items-center gap-1">
        <span
          ref={handle}
          data-handle={item.key}
          aria-hidden="true"
          className="-ms-2 grid min-h-12 w-9 flex-none cursor-grab touch-manipulation place-items-center text-muted active:cursor-grabbing pointer-coarse:w-11"
        >
          <GripVertical className="size-5" />
        </span>
        <b className="min-w-0 flex-1 basis-40 text-md wrap-anywhere">
          <bdi>{content.name?.trim() || number}</bdi>
        </b>
        <RowButtons
          name={content.name?.trim() || number}
          isFirst={place === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        <Field
          label={t("settings.look.buttonName")}
          value={content.name ?? ""}
          error={form.faultAt(`${path}.name`)}
          autoComplete="off"
          maxLength={120}
          onChange={(event) => change({ name: event.currentTarget.value || null })}
        />
        <SelectField
          label={t("settings.look.buttonType")}
          value={type}
          error={form.faultAt(`${path}.type`)}
          options={[
            ...BUTTON_TYPES.map((value) => ({
              value: value as string,
              label: t(`settings.look.does.${value}`),
            })),
            ...(isKnown ? [] : [{ value: type, label: type }]),
          ]}
          onChange={(next) => change({ type: next, value: valueFor(next, content.value) })}
        />
      </div>
      <ButtonValue
        type={type}
        value={content.value}
        error={form.faultAt(`${path}.value`)}
        onChange={(value) => change({ value })}
      />
      <SwitchField
        label={t("settings.look.buttonOn")}
        checked={isOn(content)}
        onChange={(on) => change({ status: on ? "enabled" : "disabled" })}
      />
    </li>
  );
}
