/** A measured figure, with its baseline and its target when it has them. */
export type Figure = {
  name: string;
  value: string;
  baseline?: string;
  /** The number to compare with the target: at least `least`, or at most `most`. */
  measured?: number;
  least?: number;
  most?: number;
};

/** Returns the middle value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value that a share of the values does not exceed: 0.99 for the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the ratio of the medians of `ours` and `baseline`, as a figure. */
export function ratioFigure(
  name: string,
  { ours, baseline }: { ours: readonly number[]; baseline: readonly number[] },
  { unit, least }: { unit: string; least?: number },
): Figure {
  const measured = median(ours) / median(baseline);
  const value = `${measured < 0.01 ? measured.toPrecision(2) : measured.toFixed(2)} (${rate(ours)} ${unit})`;
  return { name, value, baseline: `${rate(baseline)} ${unit}`, measured, least };
}

const rate = (values: readonly number[]) => Math.round(median(values)).toLocaleString("en");

/** Returns the figures as a Markdown table. */
export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, baseline = "", ...target }) => [
    name,
    value,
    baseline,
    targetText(target),
  ]);
  const head = ["what", "measured", "rival", "target"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function targetText({ measured = 0, least, most }: Omit<Figure, "name" | "value">): string {
  if (least !== undefined) return `≥ ${least} ${measured >= least ? "✓" : "✗"}`;
  if (most !== undefined) return `≤ ${most} ${measured <= most ? "✓" : "✗"}`;
  return "";
}
