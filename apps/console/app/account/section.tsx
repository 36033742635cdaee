import type { ReactNode } from "react";

/** A panel of the account page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <h2 className="text-lg font-bold wrap-anywhere">{title}</h2>
      {children}
    </section>
  );
}
