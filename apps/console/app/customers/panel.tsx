import type { ReactNode } from "react";

/** A part of the page with its title. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-m border border-line bg-surface p-4">
      <h2 className="mb-2 text-md font-bold">{title}</h2>
      {children}
    </section>
  );
}
