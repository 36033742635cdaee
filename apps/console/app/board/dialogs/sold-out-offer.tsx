import "../../i18n/await-office-messages.ts";
import type { Availability } from "@comanda/contract/staff/availability-items";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useEffect, useState } from "react";
import { counterApi } from "../../api/counter-api.ts";
import { useText } from "../../i18n/text.ts";
import { useTimeText } from "../../i18n/time-text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { markChangesOf } from "../../parts/availability/choice.ts";
import { type ChoiceDraft, toChoice } from "../../parts/availability/choice-draft.ts";
import { ChoiceOptions } from "../../parts/availability/choice-options.tsx";
import { rowsOfOrder, toRows } from "../../parts/availability/rows.ts";
import { useChoiceWords } from "../../parts/availability/use-choice-words.ts";
import { useBoard } from "../context/board-context.tsx";
import { markSoldOut } from "./mark-sold-out.ts";

/** What happens with the end of the order: marks what is chosen. Null while its time is missing. */
export type SendMarks = (() => void) | null;

export type SoldOutOfferProps = {
  order: StaffOrder;
  /** Whether the member has tried to end the order, so that a missing time is named. */
  submitted: boolean;
  onChange: (send: SendMarks) => void;
};

/**
 * Offers the dishes and extras of an order that ends because something ran out. Where they cannot be
 * read, it shows nothing: the order ends without it.
 */
export function SoldOutOffer(props: SoldOutOfferProps) {
  const { company } = useCompanyPage().member;
  const [availability, setAvailability] = useState<Availability | null>(null);
  useEffect(() => {
    let isGone = false;
    counterApi("listAvailability", { params: { companyId: company.id } })
      .then((answer) => !isGone && setAvailability(answer))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [company.id]);
  return availability && <Offer {...props} availability={availability} />;
}

function Offer({
  order,
  submitted,
  onChange,
  availability,
}: SoldOutOfferProps & { availability: Availability }) {
  const t = useText();
  const board = useBoard();
  const { company } = useCompanyPage().member;
  const times = useTimeText(availability.timezone);
  const words = useChoiceWords(availability, times);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<ChoiceDraft>({ selected: "tomorrow", time: "", left: 1 });
  const rows = rowsOfOrder(toRows(availability), order);
  if (rows.length === 0) return null;

  const change = (nextKeys: readonly string[], nextDraft: ChoiceDraft) => {
    setKeys(nextKeys);
    setDraft(nextDraft);
    const choice = toChoice(nextDraft, availability.timezone, new Date(availability.now));
    const chosen = rows.filter(({ key }) => nextKeys.includes(key));
    const names = chosen.map(({ name }) => name).join(", ");
    const marks = {
      changes: choice
        ? chosen.flatMap((row) => markChangesOf({ row, variantId: null }, choice))
        : [],
      done: t("soldOut.offer.done", { action: words.action(choice), names }),
      failed: t("soldOut.offer.failed", { names }),
    };
    const send = () => void markSoldOut({ board, companyId: company.id, order }, marks);
    onChange(chosen.length > 0 && !choice ? null : send);
  };
  const isTimeMissing = submitted && draft.selected === "time" && draft.time === "";
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="rounded-[12px] bg-ground px-3 py-1">
        <legend className="float-start w-full pt-1.5 text-md font-bold">
          {t("soldOut.offer.title")}
        </legend>
        {rows.map(({ key, name }) => (
          <label
            key={key}
            className="clear-both flex min-h-12 items-center gap-3 text-md has-checked:font-bold"
          >
            <input
              type="checkbox"
              className="size-6 flex-none accent-primary"
              checked={keys.includes(key)}
              onChange={({ currentTarget: { checked } }) =>
                change(checked ? [...keys, key] : keys.filter((each) => each !== key), draft)
              }
            />
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </fieldset>
      {keys.length > 0 && (
        <ChoiceOptions
          draft={draft}
          availability={availability}
          times={times}
          countable={false}
          timeError={isTimeMissing ? t("soldOut.action.chooseTime") : undefined}
          onChange={(next) => change(keys, next)}
        />
      )}
    </div>
  );
}
