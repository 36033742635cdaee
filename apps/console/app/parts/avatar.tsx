import { initials } from "./initials.ts";

/** The initials of a member in a circle. The name itself stands beside it, or labels what is around it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 flex-none place-items-center rounded-full bg-avatar text-sm font-bold text-avatar-ink"
    >
      {initials(name)}
    </span>
  );
}
