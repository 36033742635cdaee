import { useText } from "../../i18n/text.ts";
import { useSituation } from "../context/board-context.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { momentText } from "../words/board-times.ts";

type OpeningTimeProps = { text: string; time: string };

/** A text with a time in it, on one line: where there is no room its words are cut off, never the time. */
function OpeningTime({ text, time }: OpeningTimeProps) {
  const [before = "", after = ""] = text.split(time);
  return (
    <span className="flex min-w-0 whitespace-pre">
      <span data-clamped className="overflow-hidden text-ellipsis">
        {before}
      </span>
      <bdi>{time}</bdi>
      {after}
    </span>
  );
}

/** Whether the restaurant is open by its hours, and until when. */
export function OpeningState() {
  const t = useText();
  const style = useTimeStyle();
  const opening = useSituation(({ board }) => board.facts?.opening);
  const now = useSituation(({ board }) => board.facts?.now);
  if (!(opening && now)) return null;
  const { open, changes_at: at } = opening;
  const time = at && momentText(at, Date.parse(now), style);
  return (
    <p
      className={`flex items-baseline gap-1.5 text-sm leading-tight max-md:gap-1 max-md:text-xs max-md:tracking-tight font-bold ${open ? "text-positive" : "text-muted"}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 flex-none rounded-full border-2 ${open ? "bg-positive" : ""}`}
      />
      {time ? (
        <OpeningTime
          text={t(open ? "board.opening.until" : "board.opening.from", { time })}
          time={time}
        />
      ) : (
        t(open ? "board.opening.open" : "board.opening.closed")
      )}
    </p>
  );
}
