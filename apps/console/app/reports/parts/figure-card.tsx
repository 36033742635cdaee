import { classNames } from "@comanda/ui/controls/class-names.ts";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";

type FigureCardProps = {
  label: string;
  value: string;
  /** How the value differs from the compared one; null where nothing can be compared. */
  change?: { isMore: boolean; isLess: boolean; text: string } | null;
  children?: ReactNode;
};

/** A figure in large letters, with its change by arrow, sign and colour. */
export function FigureCard({ label, value, change = null, children }: FigureCardProps) {
  const Arrow = change?.isLess ? ArrowDown : ArrowUp;
  return (
    <div className="min-w-0 rounded-m border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2.5">
        <bdi className="min-w-0 text-xl font-bold wrap-anywhere">{value}</bdi>
        {change && (
          <span
            className={classNames(
              "inline-flex items-baseline gap-0.5 text-sm font-bold",
              change.isMore && "text-positive",
              change.isLess && "text-danger",
            )}
          >
            {(change.isMore || change.isLess) && (
              <Arrow aria-hidden="true" className="size-3.5 flex-none self-center" />
            )}
            <bdi>{change.text}</bdi>
          </span>
        )}
      </dd>
      <dd className="text-sm text-muted wrap-anywhere empty:hidden">{children}</dd>
    </div>
  );
}

/** Returns how a figure has changed; null where there was nothing before. */
export function changeOf(
  now: number | null,
  before: number | null,
  text: (difference: number, before: number) => string,
) {
  if (now === null || before === null || before === 0) return null;
  const difference = now - before;
  return { isMore: difference > 0, isLess: difference < 0, text: text(difference, before) };
}
