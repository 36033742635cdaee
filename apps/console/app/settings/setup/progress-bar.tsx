import type { Setup } from "@comanda/contract/setup/setup-schemas";
import { useText } from "../../i18n/text.ts";
import { isStepDone, SETUP_STEPS, setupProgress } from "./draft/setup-steps.ts";

/** How many steps are done, and about how long the others take: a minute each. */
export function ProgressBar({ setup }: { setup: Setup }) {
  const t = useText();
  const { done, total } = setupProgress(setup);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 pb-2 text-sm text-muted">
        <span>{t("setup.progress", { done, total })}</span>
        {done < total && <span>{t("setup.left", { count: total - done })}</span>}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {SETUP_STEPS.map((step) => (
          <span
            key={step}
            className={`h-2 flex-1 rounded-full ${isStepDone(setup, step) ? "bg-positive" : "bg-line"}`}
          />
        ))}
      </div>
      <p className="pt-2 text-sm text-muted">{t("setup.savedNote")}</p>
    </div>
  );
}
