import type { Order } from "@comanda/contract/orders/order";
import { toCents } from "@comanda/domain/money/cents";
import { availableRewards, nextReward } from "@comanda/domain/money/loyalty";
import { Card } from "@comanda/ui/controls/card.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { useId } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useLoyaltyProgram } from "../../../offers/use-loyalty-program.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { chooseReward } from "../../../session/checkout/choose-discount.ts";
import type { DiscountRefusal } from "../../../session/checkout/discount-state.ts";
import { appliedDiscount } from "./discount-changes.ts";
import { RefusedReward } from "./refused-reward.tsx";
import { RewardRow } from "./reward-row.tsx";

type RewardChoiceProps = { order: Order | null; refusal: DiscountRefusal | null; busy: boolean };

/**
 * Shows the reward that the customer's points can be exchanged for with this order, one per order, and
 * the next reward. Nothing without both, unless a chosen reward was refused.
 */
export function RewardChoice({ order, refusal, busy }: RewardChoiceProps) {
  const t = useText();
  const price = usePrice();
  const store = useCheckoutStore();
  const titleId = useId();
  const { company } = useCompanySite();
  const chosen = useCheckout(({ rewardId }) => rewardId);
  const { points, available, next } = useRewards(company.id);
  const refused = chosen === null ? null : refusal;
  if (!(refused || available.length > 0 || next)) return null;

  const discount = order && !refused ? appliedDiscount(order, "FIDELITY") : null;
  const amount = toCents(discount?.amount ?? 0, company.currency.code);
  // Another backend may not say what a reward takes off.
  const gift = discount?.value === 0 ? t("breakdown.gift") : null;
  const off = amount > 0 ? price(-amount) : gift;
  return (
    <Card
      data-field
      data-invalid={refused !== null}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-14 py-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 text-sm">
        <h3 id={titleId}>{t("loyalty.title")}</h3>
        {points > 0 && <p className="text-xs text-muted">{t("loyalty.points", { points })}</p>}
      </div>
      {available.length > 0 && (
        <div role="radiogroup" aria-labelledby={titleId}>
          {available.toReversed().map((reward) => (
            <RewardRow
              key={reward.id}
              reward={reward}
              checked={reward.id === chosen}
              busy={busy && reward.id === chosen}
              discountText={reward.id === chosen ? off : null}
              onChange={() => chooseReward(store, reward.id)}
            />
          ))}
          <ChoiceRow
            type="radio"
            name="rewardId"
            label={t("loyalty.none")}
            checked={chosen === null}
            onChange={() => chooseReward(store, null)}
          />
          <p className="pt-1 text-xs text-muted">{t("loyalty.oneAnOrder")}</p>
        </div>
      )}
      {next && (
        <p className="py-2 text-xs text-muted">
          {t("loyalty.next", { points: next.missing, name: next.reward.name })}
        </p>
      )}
      {refused && <RefusedReward refusal={refused} />}
    </Card>
  );
}

/** Returns the client's points and the rewards; none for an unknown client. */
function useRewards(companyId: string) {
  const { offers } = useMenu();
  const client = useCheckout((checkout) => checkout.client);
  const program = useLoyaltyProgram(companyId, offers.loyalty && client !== null);
  const points = client?.available_points ?? 0;
  return {
    points,
    available: availableRewards(program, points),
    // A client without points does not see this text.
    next: points > 0 ? nextReward(program, points) : null,
  };
}
