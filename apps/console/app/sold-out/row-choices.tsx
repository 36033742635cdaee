import type { Availability } from "@comanda/contract/staff/availability-items";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import {
  type Choice,
  canCount,
  markChangesOf,
  needsCount,
  stateOfTarget,
  type Target,
} from "../parts/availability/choice.ts";
import { startChoiceDraft, toChoice } from "../parts/availability/choice-draft.ts";
import { ChoiceOptions } from "../parts/availability/choice-options.tsx";
import type { Row } from "../parts/availability/rows.ts";
import { useChoiceWords } from "../parts/availability/use-choice-words.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { Segmented } from "../parts/segmented.tsx";
import type { AvailabilityState } from "./use-availability.ts";

type RowChoicesProps = {
  row: Row;
  availability: Availability;
  changes: AvailabilityState;
  times: TimeText;
  onClose: () => void;
};

/** What can be done with a line: for how long it is sold out, how many are left, or back on sale. */
export function RowChoices({ row, availability, changes, times, onClose }: RowChoicesProps) {
  const t = useText();
  const [variantId, setVariantId] = useState<string | null>(null);
  const target: Target = { row, variantId };
  const [draft, setDraft] = useState(() => startChoiceDraft(target));
  const words = useChoiceWords(availability, times);
  const { timezone, now } = availability;
  const { state } = stateOfTarget(target);
  const isOff = state !== "on_sale" && !needsCount(target);
  const choice = toChoice(draft, timezone, new Date(now));
  const apply = async (chosen: Choice) => {
    const made = await changes.send(markChangesOf(target, chosen), words.done(target, chosen));
    if (made) onClose();
  };
  const choose = (id: string | null) => {
    setVariantId(id);
    setDraft(startChoiceDraft({ row, variantId: id }));
  };
  return (
    <div className="flex flex-col gap-3">
      {row.kind === "product" && row.product.variants.length > 1 && (
        <Segmented
          label={t("soldOut.which")}
          look="words"
          value={variantId ?? ""}
          options={[
            { value: "", label: t("soldOut.allSizes") },
            ...row.product.variants.map(({ id, name, state: own }) => ({
              value: id,
              label: own === "sold_out" ? t("soldOut.sizeOut", { name }) : name,
            })),
          ]}
          onChange={(id) => choose(id === "" ? null : id)}
        />
      )}
      <ChoiceOptions
        draft={draft}
        availability={availability}
        times={times}
        countable={canCount(target)}
        onChange={setDraft}
      />
      {changes.error && <ChangeErrorText error={changes.error} />}
      <div className="flex flex-wrap-reverse gap-2">
        {isOff ? (
          <Button
            look="outline"
            className="flex-1 basis-28"
            busy={changes.busy}
            onClick={() => apply({ kind: "on_sale" })}
          >
            {t("soldOut.backOnSale")}
          </Button>
        ) : (
          <Button look="quiet" className="flex-1 basis-28 px-2!" onClick={onClose}>
            {t(state === "on_sale" ? "soldOut.keepOnSale" : "soldOut.keep")}
          </Button>
        )}
        <Button
          look="solid"
          className="flex-2 basis-44"
          busy={changes.busy}
          disabled={choice === null}
          onClick={() => choice && apply(choice)}
        >
          {words.action(choice)}
        </Button>
      </div>
    </div>
  );
}
