import type { ReactNode } from "react";

/** A number in a round frame, beside the word that it counts; `hot` where it waits for the member. */
export function Count({ hot = false, children }: { hot?: boolean; children: ReactNode }) {
  return (
    <span
      className={`grid h-7 min-w-7 flex-none place-items-center rounded-full px-2 text-md font-bold ${hot ? "bg-accent text-accent-ink" : "bg-well text-ink"}`}
    >
      {children}
    </span>
  );
}
