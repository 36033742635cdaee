import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";

const load = async () => (await import("lucide-react/icons/utensils-crossed")).default;
const props = { className: "size-full", "aria-hidden": true as const };

/** Keeps the place of an icon on pages that hardly any visitor sees: the first load goes without it. */
export function DishIcon({ className }: { className: string }) {
  return (
    <span className={className}>
      <LazyPart load={load} props={props} />
    </span>
  );
}
