import { serviceTypeKey } from "@comanda/domain/company/service-type";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import { Fragment } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { useTimeStyle } from "../context/use-time-style.ts";
import { slowdownsAt } from "../state/slowdowns.ts";
import { dayText, timeText } from "../words/board-times.ts";

const look =
  "flex min-h-12 flex-none items-center gap-2 border-b border-line bg-warning-soft px-4 py-1 text-md font-bold text-warning";

/**
 * What guests cannot order now and how much longer they wait, each until when; leads to the pauses. Its code comes
 * with the board: loaded later, the line would move cards that a member reads or presses.
 */
export function SlowdownStrip() {
  const t = useText();
  const { store } = useBoard();
  const companyPath = useCompanyPath();
  const mayChange = useMay("pauses.write");
  const facts = useSituation(({ board }) => board.facts);
  // Drawn again when one of them ends.
  const count = useSituation(({ board, now }) => slowdownsAt(board.facts, now).length);
  const style = useTimeStyle();
  if (count === 0) return null;
  const { now } = store.getShown();
  const untilText = (until: string) => {
    const [day, time] = [dayText(until, now, style), timeText(until, style)];
    return day === null ? t("end.today", { time }) : t("end.day", { day, time });
  };
  const content = (
    <>
      <Pause aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 flex-1">
        {slowdownsAt(facts, now).map((each, index) => (
          <Fragment key={each.type ?? "busy"}>
            {index > 0 && " · "}
            {each.type
              ? t("board.slowdown.paused", {
                  type: t(`board.service.${serviceTypeKey(each.type)}`),
                })
              : t("pause.plusMinutes", { count: each.minutes })}{" "}
            <span className="font-normal">{untilText(each.until)}</span>
          </Fragment>
        ))}
      </span>
    </>
  );
  if (!mayChange) return <p className={look}>{content}</p>;
  return (
    <Link to={companyPath("pause")} className={look}>
      {content}
      <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
    </Link>
  );
}
