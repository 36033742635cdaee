import "../../i18n/fetch-later-messages.ts";
import { toCents } from "@comanda/domain/money/cents";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import Gift from "lucide-react/icons/gift";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { type ActiveLoyaltyProgram, useLoyaltyProgram } from "../../offers/use-loyalty-program.ts";
import { EnsureCheckout } from "../../ordering/ensure-checkout.tsx";
import { useCheckout, useCheckoutStore } from "../../session/checkout/checkout-store.ts";
import { chooseReward } from "../../session/checkout/choose-discount.ts";
import { RewardCard } from "./reward-card.tsx";

type LoyaltySheetProps = { open: boolean; onClose: () => void };

/** Shows the visitor's points, the rewards, and how points are earned (conformance 2.6). */
export function LoyaltySheet(props: LoyaltySheetProps) {
  const t = useText();
  return (
    <Sheet {...props} label={t("menu.rewards")} className="md:max-w-[480px]">
      <SheetHeader
        title={t("menu.rewards")}
        onClose={props.onClose}
        closeLabel={t("sheet.close")}
      />
      <div className="overflow-y-auto overscroll-contain px-5 pb-6">
        <EnsureCheckout withClient>
          <LoyaltyContent />
        </EnsureCheckout>
      </div>
    </Sheet>
  );
}

function LoyaltyContent() {
  const t = useText();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const program = useLoyaltyProgram(company.id, true);
  const { client, clientChecked, rewardId } = useCheckout((checkout) => checkout);
  const points = client?.available_points ?? null;
  if (!program || !clientChecked) return <LoyaltySkeleton />;
  const rewards = program.rewards.toSorted((a, b) => a.required_points - b.required_points);
  return (
    <>
      <div className="flex items-center gap-3 rounded-m bg-accent-soft p-4 text-accent-text">
        <Gift aria-hidden="true" className="size-6 flex-none self-start" />
        <div className="min-w-0">
          {points === null ? (
            <p className="text-ink">{t("loyalty.noClient")}</p>
          ) : (
            <p className="text-md font-bold">{t("loyalty.balance", { points })}</p>
          )}
          <Earning program={program} />
        </div>
      </div>
      <p className="pt-3 text-xs text-muted">{t("loyalty.oneAnOrder")}</p>
      <ul>
        {rewards.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            points={points}
            chosen={reward.id === rewardId}
            onChoose={(id) => chooseReward(store, id)}
          />
        ))}
      </ul>
    </>
  );
}

/** `1 point for every $10.00`, or `2 points for every $1.00`. */
function Earning({ program }: { program: ActiveLoyaltyProgram }) {
  const t = useText();
  const price = usePrice();
  const { code } = useCompanySite().company.currency;
  const rate = program.points_per_amount ?? 0;
  if (rate <= 0) return null;
  const [points, amount] = rate < 1 ? [1, 1 / rate] : [rate, 1];
  return (
    <p className="pt-0.5 text-xs text-ink">
      {t("loyalty.earning", { points, amount: price(toCents(amount, code)) })}
    </p>
  );
}

function LoyaltySkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <div className="h-16 rounded-m bg-line motion-safe:animate-pulse" />
      <div className="h-14 rounded-s bg-line motion-safe:animate-pulse" />
      <div className="h-14 rounded-s bg-line motion-safe:animate-pulse" />
    </div>
  );
}
