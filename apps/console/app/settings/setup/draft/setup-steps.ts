import type { Setup } from "@comanda/contract/setup/setup-schemas";
import type { SetupItem } from "@comanda/domain/setup/setup-list";

/** The steps of the set-up, in their order; each takes about a minute. */
export const SETUP_STEPS = ["place", "hours", "dishes", "ordering", "payments", "code"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Lines of the list that no step has. */
const OTHERS: readonly SetupItem[] = ["pictures"];

/** The step in which a line of the list is set; null for one that has no step. */
export function stepOf(item: SetupItem): SetupStep | null {
  if (OTHERS.includes(item)) return null;
  return item === "delivery" ? "ordering" : (item as SetupStep);
}

/** Whether everything that a step sets is there. */
export function isStepDone({ lines }: Pick<Setup, "lines">, step: SetupStep): boolean {
  return lines.every(({ item, done }) => done || stepOf(item) !== step);
}

/** How many of the steps are done: the one count of what is there and what is missing. */
export function setupProgress(setup: Pick<Setup, "lines">): { done: number; total: number } {
  const done = SETUP_STEPS.filter((step) => isStepDone(setup, step)).length;
  return { done, total: SETUP_STEPS.length };
}

/** The first step that is not done; null where all are. */
export function firstOpenStep(setup: Pick<Setup, "lines">): SetupStep | null {
  return SETUP_STEPS.find((step) => !isStepDone(setup, step)) ?? null;
}

/** What is missing before guests can order. */
export function missingItems({ lines }: Pick<Setup, "lines">): SetupItem[] {
  return lines.filter(({ done, optional }) => !done && !optional).map(({ item }) => item);
}

/** The page of a line, below the pages of the company. */
export function pageOf(item: SetupItem): string {
  const step = stepOf(item);
  return step === null ? "menu" : `settings/setup#${step}`;
}

/** The next step; null after the last one. */
export function stepAfter(step: SetupStep): SetupStep | null {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? null;
}

/** The step before; null at the first one. */
export function stepBefore(step: SetupStep): SetupStep | null {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1] ?? null;
}
