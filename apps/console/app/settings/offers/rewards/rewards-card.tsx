import { MAX_REWARDS } from "@comanda/contract/rules/import-file-rules";
import type { SalesRow } from "@comanda/contract/sales/sales-figures";
import type { Currency } from "@comanda/domain/money/cents";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { addRow } from "../../../parts/saving/row-focus.ts";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { newReward, REWARDS, rewardsIn } from "../draft/offer-lists.ts";
import { ReportLink } from "../parts/report-link.tsx";
import { RewardItem } from "./reward-item.tsx";

type RewardsCardProps = {
  form: SettingsForm;
  currency: Currency;
  figures: readonly SalesRow[] | null;
};

/** What guests get for their points. */
export function RewardsCard({ form, currency, figures }: RewardsCardProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const rewards = rewardsIn(form.value);
  const storedIds = new Set(rewardsIn(form.stored.value).map(({ id }) => id));
  return (
    <SettingsCard title={t("settings.offers.rewards")} hint={t("settings.offers.rewardsHint")}>
      {rewards.length === 0 && <p className="text-md">{t("settings.offers.noRewards")}</p>}
      <ul
        ref={list}
        aria-label={t("settings.offers.rewards")}
        className="flex flex-col empty:hidden"
      >
        {rewards.map((reward, index) => (
          <RewardItem
            key={reward.id}
            form={form}
            currency={currency}
            figures={figures}
            rewards={rewards}
            reward={reward}
            index={index}
            isStored={storedIds.has(reward.id)}
          />
        ))}
      </ul>
      <Button
        look="outline"
        className="self-start"
        disabled={rewards.length >= MAX_REWARDS}
        onClick={() => addRow(list.current, () => form.set(REWARDS, [...rewards, newReward()]))}
      >
        <Plus aria-hidden="true" className="size-5" />
        {t("settings.offers.addReward")}
      </Button>
      {figures && <ReportLink by="reward" />}
    </SettingsCard>
  );
}
