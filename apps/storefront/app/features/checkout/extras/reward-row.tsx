import { useText } from "../../../i18n/text.tsx";
import type { Program } from "../../../shop/offers/use-loyalty.ts";
import { choiceRowClasses } from "../../../ui/choice-row.tsx";

type RewardRowProps = {
  reward: Program["rewards"][number];
  checked: boolean;
  busy: boolean;
  /** What it takes off the order, written; null while it does not. */
  off: string | null;
  onChange: (checked: boolean) => void;
};

/** A reward that can be had, with its points; pressed again it is given back. */
export function RewardRow({ reward, checked, busy, off, onChange }: RewardRowProps) {
  const t = useText();
  return (
    <label className={choiceRowClasses} aria-busy={busy}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="checkbox"
      />
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          <bdi>{reward.name}</bdi>
        </span>
        <span className="block text-xs text-muted">
          {reward.description && (
            <>
              <bdi>{reward.description}</bdi> ·{" "}
            </>
          )}
          {t("loyalty.points", { points: reward.required_points })}
        </span>
      </span>
      {off && <bdi className="tabular flex-none text-positive">{off}</bdi>}
    </label>
  );
}
