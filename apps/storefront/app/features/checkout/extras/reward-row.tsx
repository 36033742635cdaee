import { choiceRowClasses } from "@comanda/ui/controls/choice-row.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { useText } from "../../../i18n/text.ts";
import type { ActiveLoyaltyProgram } from "../../../offers/use-loyalty-program.ts";

type RewardRowProps = {
  reward: ActiveLoyaltyProgram["rewards"][number];
  checked: boolean;
  busy: boolean;
  /** The discount as text; null while it is not applied. */
  off: string | null;
  onChange: () => void;
};

/** Shows a reward that the client can have, with its points. */
export function RewardRow({ reward, checked, busy, off, onChange }: RewardRowProps) {
  const t = useText();
  const lang = useMenuLanguage();
  // A reward without a name is called by its points.
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
      {off && <bdi className="tabular flex-none text-positive">{off}</bdi>}
    </label>
  );
}
