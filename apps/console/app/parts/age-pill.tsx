import { classNames } from "@comanda/ui/controls/class-names.ts";
import TriangleAlert from "lucide-react/icons/triangle-alert";

type Age = "calm" | "due" | "late";

const looks: Record<Age, string> = {
  calm: "border-transparent bg-well text-ink",
  due: "border-warning-edge bg-warning-soft text-warning",
  late: "border-transparent bg-danger text-danger-ink",
};

type AgePillProps = {
  age: Age;
  /** How much of the time has passed, from 0 to 1: the filled part of the ring. */
  passed: number;
  /** What the age is, in words: `9 min left`, `Late 4 min`. */
  children: string;
};

/** The age of an order, by word, shape and colour: a ring that fills, and a triangle once it is late. */
export function AgePill({ age, passed, children }: AgePillProps) {
  return (
    <span
      data-age={age}
      className={classNames(
        "inline-flex min-h-9 items-center gap-1.5 rounded-full border-2 ps-1.5 pe-2 text-board font-bold @max-[14rem]:text-md",
        looks[age],
      )}
    >
      {age === "late" ? (
        <TriangleAlert aria-hidden="true" className="size-5.5 flex-none" />
      ) : (
        <Ring passed={passed} />
      )}
      {children}
    </span>
  );
}

const RADIUS = 8;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ passed }: { passed: number }) {
  const filled = Math.min(1, Math.max(0, passed)) * LENGTH;
  const circle = {
    cx: 11,
    cy: 11,
    r: RADIUS,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 4,
  };
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className="size-5.5 flex-none -rotate-90">
      <circle {...circle} opacity={0.22} />
      <circle {...circle} strokeDasharray={`${filled.toFixed(2)} ${LENGTH.toFixed(2)}`} />
    </svg>
  );
}
