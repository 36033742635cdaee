import type { OrderTypeState } from "@comanda/domain/company/order-types";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { DotList } from "@comanda/ui/controls/dot-list.tsx";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { SERVICE_TYPE_ICONS } from "../../../ordering/service-type-icons.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { useTypeFacts } from "./use-type-facts.ts";

type TypeChoiceProps = {
  types: readonly OrderTypeState[];
  chosen: ServiceType | null;
  onChoose: (type: ServiceType) => void;
};

/** Shows the ways to order, each with what it means. */
export function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  const t = useText();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="heard">{t("how.title")}</legend>
      {types.map(({ type, available }) => (
        <TypeRow
          key={type}
          type={type}
          available={available}
          checked={type === chosen}
          onChoose={() => onChoose(type)}
        />
      ))}
    </fieldset>
  );
}

type TypeRowProps = {
  type: ServiceType;
  available: boolean;
  checked: boolean;
  onChoose: () => void;
};

function TypeRow({ type, available, checked, onChoose }: TypeRowProps) {
  const id = useId();
  const typeName = useServiceTypeName();
  const { fee, isFree, lead, details } = useTypeFacts()(type);
  const Icon = SERVICE_TYPE_ICONS[type];
  return (
    <label
      className={classNames(
        "flex min-h-16 items-center gap-3 rounded-m border px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        checked
          ? "border-accent-edge bg-accent-soft ring-1 ring-accent-edge ring-inset"
          : "border-line",
        !available && "cursor-not-allowed text-muted",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("size-6 flex-none", available ? "text-accent-text" : "text-muted")}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b id={`${id}name`} className="min-w-0 font-bold wrap-anywhere">
            {typeName(type)}
          </b>
          {fee && (
            <b
              id={`${id}fee`}
              className={classNames("tabular text-sm font-bold", isFree && "text-positive")}
            >
              <bdi>{fee}</bdi>
            </b>
          )}
        </span>
        <span id={`${id}facts`} className="tabular block">
          {lead && <span className="block text-sm">{lead} </span>}
          <span className={classNames("block text-xs", !checked && "text-muted")}>
            <DotList>{details}</DotList>
          </span>
        </span>
      </span>
      <input
        type="radio"
        name="order-type"
        className="radio"
        checked={checked}
        disabled={!available}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}fee ${id}facts`}
        onChange={onChoose}
      />
    </label>
  );
}
