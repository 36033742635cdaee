import { choiceRowClasses } from "@comanda/ui/controls/choice-row.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { useText } from "../../../i18n/text.ts";
import type { ActiveLoyaltyProgram } from "../../../offers/use-loyalty-program.ts";

type RewardRowProps = {
  reward: ActiveLoyaltyProgram["rewards"][number];
  checked: boolean;
  busy: boolean;
  /** Null while it is not applied, or when its amount is not known. */
  discountText: string | null;
  onChange: () => void;
};

/** Shows a reward that the client can have, with its points. */
export function RewardRow({ reward, checked, busy, discountText, onChange }: RewardRowProps) {
  const t = useText();
  const lang = useMenuLanguage();
  // `withRewardNames` names a nameless reward by its points; they are not shown twice.
  const cost = t("loyalty.points", { points: reward.required_points });
  return (
    <label className={choiceRowClasses} aria-busy={busy}>
      <input type="radio" name="rewardId" checked={checked} onChange={onChange} className="radio" />
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          <bdi lang={lang(reward)}>{reward.name}</bdi>
        </span>
        <span className="block text-xs text-muted">
          {reward.description && (
            <>
              <bdi lang={lang(reward, "description")}>{reward.description}</bdi> ·{" "}
            </>
          )}
          {reward.name !== cost && cost}
        </span>
      </span>
      {discountText && <bdi className="tabular flex-none text-positive">{discountText}</bdi>}
    </label>
  );
}
