import { type Unsold, useUnsoldText } from "./unsold.ts";

/** Says when a product is sold next. */
export function UnsoldNote({ unsold }: { unsold: Unsold }) {
  const text = useUnsoldText();
  return <p className="mt-1 text-sm font-bold text-warning">{text(unsold.nextAt)}</p>;
}
