import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type AmountRowProps = {
  label: ReactNode;
  amount: string;
  tone?: "plain" | "positive" | "total";
};

/** A word at the start, an amount at the end: a line of what something costs. */
export function AmountRow({ label, amount, tone = "plain" }: AmountRowProps) {
  const total = tone === "total";
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-4",
        total && "mt-1 border-t border-line pt-2 text-md font-bold",
      )}
    >
      <dt className={classNames("min-w-0", !total && "text-muted")}>{label}</dt>
      <dd className={classNames("tabular flex-none", tone === "positive" && "text-positive")}>
        {amount}
      </dd>
    </div>
  );
}
