import type { DropEdge } from "./use-drag-row.ts";

const looks: Record<DropEdge, string> = {
  top: "inset-x-0 -top-px h-0.5 bg-accent",
  bottom: "inset-x-0 -bottom-px h-0.5 bg-accent",
  into: "inset-0 rounded-m border-2 border-accent",
};

/** Says where a dragged row lands: a line between rows, or a frame around a category. */
export function DropLine({ edge }: { edge: DropEdge | null }) {
  if (!edge) return null;
  return <span aria-hidden="true" className={`pointer-events-none absolute z-1 ${looks[edge]}`} />;
}
