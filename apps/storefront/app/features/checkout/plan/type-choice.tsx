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
  const facts = useTypeFacts()(type);
  const Icon = SERVICE_TYPE_ICONS[type];
  return (
    <label
      className={classNames(
        "flex min-h-16 items-center gap-3 rounded-m border px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        checked ? "border-accent-edge bg-accent-soft" : "border-line",
        !available && "cursor-not-allowed text-muted",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("size-6 flex-none", available ? "text-accent-text" : "text-muted")}
      />
      <span className="min-w-0 flex-1">
        <b id={`${id}name`} className="block font-bold">
          {typeName(type)}
        </b>
        <span
          id={`${id}facts`}
          className={classNames("tabular block text-xs", checked ? "text-ink" : "text-muted")}
        >
          <DotList>{facts}</DotList>
        </span>
      </span>
      <input
        type="radio"
        name="order-type"
        className="radio"
        checked={checked}
        disabled={!available}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}facts`}
        onChange={onChoose}
      />
    </label>
  );
}
