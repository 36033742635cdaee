/** The number beside the icon of a link in a bar, never over it; nothing for 0. */
export function NavBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="absolute -top-1 start-1/2 ms-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-inverse px-1 text-xs text-inverse-ink">
      {count}
    </span>
  );
}
