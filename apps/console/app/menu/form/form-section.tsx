import { type ReactNode, useId } from "react";

type FormSectionProps = {
  title: string;
  hint?: string;
  /** What stands beside the title, such as a button. */
  action?: ReactNode;
  children: ReactNode;
};

/** Fields that belong together, under their title. */
export function FormSection({ title, hint, action, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id={heading} className="min-w-0 flex-auto text-md font-bold wrap-anywhere">
          {title}
        </h2>
        {action}
        {hint && <p className="basis-full text-sm text-muted wrap-anywhere">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
