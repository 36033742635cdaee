import { classNames } from "@comanda/ui/controls/class-names.ts";
import Star from "lucide-react/icons/star";

export const scores = [1, 2, 3, 4, 5] as const;

/** Five stars, of which `score` are filled. Hidden from screen readers: a text beside it has the score. */
export function Stars({ score }: { score: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {scores.map((each) => (
        <StarMark key={each} full={each <= score} className="size-5" />
      ))}
    </span>
  );
}

/** One star of a rating, filled or empty; the text beside it says the score. */
export function StarMark({ full, className }: { full: boolean; className: string }) {
  return (
    <Star
      aria-hidden="true"
      className={classNames(className, full ? "fill-accent-edge text-accent-edge" : "text-field")}
    />
  );
}
