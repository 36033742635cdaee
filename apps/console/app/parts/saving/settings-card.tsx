import { type ReactNode, useId } from "react";

type SettingsCardProps = {
  title: string;
  hint?: string;
  /** The name for screen readers, where cards of one page have the same title. */
  label?: string;
  children: ReactNode;
};

/** Settings that belong together, under their title. */
export function SettingsCard({ title, hint, label, children }: SettingsCardProps) {
  const heading = useId();
  return (
    <section
      aria-label={label}
      aria-labelledby={label === undefined ? heading : undefined}
      className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4"
    >
      <div>
        <h2 id={heading} className="text-md font-bold">
          {title}
        </h2>
        {hint && <p className="text-sm text-muted wrap-anywhere">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
