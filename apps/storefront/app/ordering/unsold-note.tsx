import type { Unsold } from "./unsold.ts";

/** Says when a product is sold next. */
export function UnsoldNote({ unsold }: { unsold: Unsold }) {
  return <p className="mt-1 text-sm font-bold text-warning">{unsold.text}</p>;
}
