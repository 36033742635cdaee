/** One figure: the ratio to the baseline where there is one, and the target. */
export type Figure = {
  name: string;
  value: string;
  baseline?: string;
  /** `least` and `most` say from which side the target is held. */
  measured?: number;
  least?: number;
  most?: number;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A figure that is `ours` of `theirs`, as a ratio. */
export function ratioFigure(
  name: string,
  ours: readonly number[],
  theirs: readonly number[],
  unit: string,
  least?: number,
): Figure {
  const measured = median(ours) / median(theirs);
  const value = `${measured < 0.01 ? measured.toPrecision(2) : measured.toFixed(2)} (${rate(ours)} ${unit})`;
  return { name, value, baseline: `${rate(theirs)} ${unit}`, measured, least };
}

const rate = (values: readonly number[]) => Math.round(median(values)).toLocaleString("en");

/** A table of Markdown. */
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
