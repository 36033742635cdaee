import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import { type ReactNode, type Ref, useId } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { SETUP_STEPS, type SetupStep } from "./draft/setup-steps.ts";

type StepItemProps = {
  step: SetupStep;
  isOpen: boolean;
  isDone: boolean;
  /** What is set, as one line. */
  fact: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A step in the list: its number or a check mark, its name and what is set; its fields once it is open. */
export function StepItem({ step, isOpen, isDone, fact, heading, children }: StepItemProps) {
  const t = useText();
  const name = useId();
  const title = t(`setup.step.${step}`);
  const mark = <StepMark step={step} isOpen={isOpen} isDone={isDone} />;
  if (isOpen)
    return (
      <li className="border-b border-line p-4 last:border-0">
        <section aria-labelledby={name}>
          <div className="flex items-center gap-3 pb-3">
            {mark}
            <h2
              id={name}
              ref={heading}
              tabIndex={-1}
              className="min-w-0 text-lg font-bold wrap-anywhere outline-none"
            >
              {title}
            </h2>
          </div>
          {children}
        </section>
      </li>
    );
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={`#${step}`}
        preventScrollReset
        className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 text-md"
      >
        {mark}
        <span className="min-w-0 flex-1 basis-28">
          <b className="block wrap-anywhere hyphens-auto">{title}</b>
          {fact && (
            <span className="block text-sm text-muted wrap-anywhere">
              <bdi>{fact}</bdi>
            </span>
          )}
        </span>
        <span aria-hidden="true" className="flex-none text-sm font-bold text-accent-text">
          {t(isDone ? "setup.change" : "setup.minute")}
        </span>
      </Link>
    </li>
  );
}

function StepMark({ step, isOpen, isDone }: Pick<StepItemProps, "step" | "isOpen" | "isDone">) {
  const t = useText();
  return (
    <span
      className={classNames(
        "grid size-8 flex-none place-items-center rounded-full text-md font-bold",
        isDone && "bg-positive-soft text-positive",
        !isDone && (isOpen ? "bg-accent text-accent-ink" : "bg-well text-muted"),
      )}
    >
      {isDone ? (
        <Check role="img" aria-label={t("setup.done")} className="size-5" />
      ) : (
        SETUP_STEPS.indexOf(step) + 1
      )}
    </span>
  );
}
