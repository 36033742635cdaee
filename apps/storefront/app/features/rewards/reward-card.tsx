import { Button } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Gift from "lucide-react/icons/gift";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
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
  const lang = useMenuLanguage();
  const { id, name, description, required_points: required } = reward;
  // A reward without a name is called by its points.
  const cost = t("loyalty.points", { points: required });
  const missing = points === null ? null : Math.max(0, required - points);
  return (
    <li className="flex items-center gap-3 border-b border-line py-3.5 last:border-0">
      <span
        className={classNames(
          "grid size-11 flex-none place-items-center self-start rounded-full",
          missing === 0 ? "bg-accent-soft text-accent-text" : "bg-line/60 text-muted",
        )}
      >
        <Gift aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-bold break-words">
          <bdi lang={lang(reward)}>{name}</bdi>
        </p>
        {description && (
          <p className="text-muted">
            <bdi lang={lang(reward, "description")}>{description}</bdi>
          </p>
        )}
        <p className="tabular flex flex-wrap justify-between gap-x-3 pt-0.5 text-xs text-muted">
          <span className="font-bold text-ink">{name !== cost && cost}</span>
          {missing !== null && missing > 0 && <span>{t("loyalty.toGo", { points: missing })}</span>}
        </p>
        {chosen && missing === 0 && (
          <p className="mt-1 text-xs text-positive">{t("coupon.applies")}</p>
        )}
        {points !== null && missing !== null && missing > 0 && (
          <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-line">
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
