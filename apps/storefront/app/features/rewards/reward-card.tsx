import { Button } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import type { ActiveLoyaltyProgram } from "../../offers/use-loyalty-program.ts";

type RewardCardProps = {
  reward: ActiveLoyaltyProgram["rewards"][number];
  /** The visitor's points; null while the client is unknown. */
  points: number | null;
  chosen: boolean;
  /** Gets null when the reward is removed. */
  onChoose: (rewardId: string | null) => void;
};

/** Shows a reward with the points that it costs, and how many the visitor lacks. */
export function RewardCard({ reward, points, chosen, onChoose }: RewardCardProps) {
  const t = useText();
  const { id, name, description, required_points: required } = reward;
  const missing = points === null ? null : Math.max(0, required - points);
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-bold break-words">
          <bdi>{name}</bdi>
        </p>
        {description && (
          <p className="text-muted">
            <bdi>{description}</bdi>
          </p>
        )}
        <p className="tabular text-xs text-muted">
          {t("loyalty.points", { points: required })}
          {missing !== null && missing > 0 && <> · {t("loyalty.toGo", { points: missing })}</>}
        </p>
        {chosen && missing === 0 && (
          <p className="mt-1 text-xs text-positive">{t("coupon.applies")}</p>
        )}
        {points !== null && missing !== null && missing > 0 && (
          <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-accent-edge"
              style={{ width: `${(100 * points) / required}%` }}
            />
          </div>
        )}
      </div>
      {(missing === 0 || chosen) && (
        <Button
          look="plain"
          className="-me-2 flex-none"
          aria-pressed={chosen}
          aria-label={t(chosen ? "coupon.removeCode" : "coupon.useCode", { code: name })}
          onClick={() => onChoose(chosen ? null : id)}
        >
          {t(chosen ? "coupon.remove" : "coupon.use")}
        </Button>
      )}
    </li>
  );
}
