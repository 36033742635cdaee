import type { Order } from "@comanda/contract/orders/order";
import { availableRewards, nextReward, pointsEarned } from "@comanda/domain/money/loyalty";
import Gift from "lucide-react/icons/gift";
import { useChatState } from "../../chat/chat-state.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import {
  type ActiveLoyaltyProgram,
  useClientPoints,
  useLoyaltyProgram,
} from "../../offers/use-loyalty-program.ts";
import { orderAmounts } from "../../order-summary/order-amounts.ts";
import { promisedPoints } from "./promised-points.ts";

/**
 * Shows the points that the order earns its client, and once it is FINALIZED their balance and rewards
 * (conformance 4.10, 4.11). The banner names no client, because others may have the order's link.
 */
export function LoyaltyBanner({ order }: { order: Order }) {
  const { company } = useCompanySite();
  const promised = promisedPoints(order, { unsent: useChatState(order) === "unsent" });
  const program = useLoyaltyProgram(company.id, promised !== "none");
  const balance = useClientPoints(
    company.id,
    order.client_id,
    program !== null && promised === "earned",
  );
  if (promised === "none" || !program) return null;
  // Another backend may not say how many points an order earns; ours says 0 where it earns none.
  const points =
    program.points_per_amount === null
      ? null
      : pointsEarned(program, orderAmounts(order), company.currency.code);
  if (promised === "earned") return <Earned points={points} balance={balance} program={program} />;
  return points === 0 ? null : <Pending points={points} />;
}

const box = "flex gap-3 rounded-m bg-accent-soft p-4";

/** Without a number of points it says only when they come. */
function Pending({ points }: { points: number | null }) {
  const t = useText();
  return (
    <section className={box}>
      <Gift className="mt-px size-5 flex-none text-accent-text" aria-hidden="true" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">
          {points === null ? t("loyalty.title") : t("loyalty.willEarn", { points })}
        </p>
        <p className="text-xs text-muted">{t("loyalty.willEarnHint")}</p>
      </div>
    </section>
  );
}

type EarnedProps = { points: number | null; balance: number | null; program: ActiveLoyaltyProgram };

function Earned({ points, balance, program }: EarnedProps) {
  const t = useText();
  const next = balance === null ? null : nextReward(program, balance);
  const names = availableRewards(program, balance ?? 0).map(({ name }) => name);
  if (!points && balance === null) return null;
  return (
    <section className={box}>
      <Gift className="mt-px size-5 flex-none text-accent-text" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        {points !== null && points > 0 && (
          <p className="font-bold">{t("loyalty.earned", { points })}</p>
        )}
        {balance !== null && <p>{t("loyalty.balance", { points: balance })}</p>}
        {names.length > 0 && <p>{t("loyalty.available", { names: names.join(", ") })}</p>}
        {next && <p>{t("loyalty.next", { points: next.missing, name: next.reward.name })}</p>}
      </div>
    </section>
  );
}
