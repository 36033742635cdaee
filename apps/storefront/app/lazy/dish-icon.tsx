import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";

const load = async () => (await import("./empty-plate.tsx")).EmptyPlate;

/** Keeps the place of a picture on pages that hardly any visitor sees: the first load goes without it. */
export function DishIcon({ className }: { className: string }) {
  return (
    <span className={className}>
      <LazyPart load={load} props={{}} />
    </span>
  );
}
