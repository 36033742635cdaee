import type { SalesRow } from "@comanda/contract/sales/sales-figures";
import type { Currency } from "@comanda/domain/money/cents";
import { useText } from "../../../i18n/text.ts";
import { Field, TextAreaField } from "../../../parts/field.tsx";
import { PartNumber } from "../../form/part-number.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { offerPart, REWARDS, type RewardDraft, withItem } from "../draft/offer-lists.ts";
import { useOfferTexts } from "../parts/offer-facts.ts";
import { OfferItem } from "../parts/offer-item.tsx";
import { WorthFields } from "../parts/worth-fields.tsx";

type RewardItemProps = {
  form: SettingsForm;
  currency: Currency;
  figures: readonly SalesRow[] | null;
  rewards: readonly RewardDraft[];
  reward: RewardDraft;
  /** The place in the list, by which the server names it. */
  index: number;
  isStored: boolean;
};

const MAX_POINTS = 1_000_000_000;

/** A reward: its points, its effect, what it cost and brought, and its fields. */
export function RewardItem(props: RewardItemProps) {
  const { form, currency, figures, rewards, reward, index, isStored } = props;
  const t = useText();
  const texts = useOfferTexts(currency);
  const prefix = offerPart("reward", reward.id, "");
  const faultAt = (field: string) =>
    form.faultAt(prefix + field) ?? form.faultAt(`${REWARDS}.${index}.${field}`);
  const isWrong =
    form.isWrongBelow([`${REWARDS}.${index}`]) ||
    Object.keys(form.faults).some((name) => name.startsWith(prefix));
  const row = figures?.find(({ key }) => key === reward.id);
  const fieldsOf = (part: Partial<RewardDraft>) => ({
    [REWARDS]: withItem(rewards, { ...reward, ...part }),
  });
  const change = (part: Partial<RewardDraft>) => form.setAll(fieldsOf(part));
  return (
    <OfferItem
      name={reward.name?.trim() || t("settings.offers.newReward")}
      facts={[
        t("customers.points", { count: reward.required_points ?? 0 }),
        texts.worth(reward),
        isStored && figures !== null && texts.figures(row, "reward_discounts"),
      ]}
      isNew={!isStored}
      isWrong={isWrong}
      onRemove={() => {
        form.forget(prefix);
        form.set(
          REWARDS,
          rewards.filter(({ id }) => id !== reward.id),
        );
      }}
    >
      <Field
        label={t("settings.offers.name")}
        value={reward.name ?? ""}
        error={faultAt("name")}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextAreaField
        label={t("settings.offers.description")}
        value={reward.description ?? ""}
        error={faultAt("description")}
        maxLength={500}
        rows={2}
        autoComplete="off"
        onChange={(event) => change({ description: event.currentTarget.value || null })}
      />
      <PartNumber
        form={form}
        name={`${prefix}required_points`}
        label={t("settings.offers.points")}
        error={faultAt("required_points")}
        value={reward.required_points}
        max={MAX_POINTS}
        whole
        fieldsOf={(required_points) => fieldsOf({ required_points })}
      />
      <WorthFields
        form={form}
        currency={currency}
        fieldsOf={fieldsOf}
        name={`${prefix}value`}
        error={faultAt("value")}
        worth={reward}
      />
    </OfferItem>
  );
}
