import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type AmountRowProps = {
  label: ReactNode;
  amount: string;
  tone?: "plain" | "positive" | "total";
};

/**
 * Shows a row with a label at the start and an amount at the end. With large text the amount wraps
 * below the label.
 */
export function AmountRow({ label, amount, tone = "plain" }: AmountRowProps) {
  const total = tone === "total";
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-4",
        total && "mt-1 border-t border-line pt-2 text-md font-bold",
      )}
    >
      <dt className={classNames("min-w-0 grow basis-20", !total && "text-muted")}>{label}</dt>
      <dd
        className={classNames(
          "tabular ms-auto max-w-full flex-none",
          tone === "positive" && "text-positive",
        )}
      >
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}
