import CircleAlert from "lucide-react/icons/circle-alert";
import { useText } from "../../i18n/text.ts";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { noticeText } from "../notices/notice-text.ts";
import { type Notice, secondsLeft } from "../notices/notices.ts";

/** What was just done or could not be done, at the foot of the board. */
export function NoticeList() {
  const notices = useSituation((situation) => situation.notices);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center gap-2 md:static md:flex-row md:flex-wrap md:justify-center md:not-empty:pb-2 in-[dialog]:fixed in-[dialog]:bottom-[calc(1rem+env(safe-area-inset-bottom))]"
    >
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const t = useText();
  const isBad = notice.kind === "changedFirst" || notice.kind === "failed";
  return (
    <div
      data-notice={notice.kind}
      className="rise pointer-events-auto flex min-h-14 w-full max-w-[520px] items-center gap-3 rounded-m bg-inverse py-1 ps-4 pe-1.5 text-md text-inverse-ink shadow-2"
    >
      {isBad && <CircleAlert aria-hidden="true" className="size-5 flex-none" />}
      <p className="min-w-0 flex-1 wrap-anywhere">{noticeText(notice, t)}</p>
      <NoticeButton notice={notice} />
    </div>
  );
}

/** The button that takes back what was done, with its seconds; for other notices, the one that closes. */
function NoticeButton({ notice }: { notice: Notice }) {
  const t = useText();
  const board = useBoard();
  const seconds = useSituation(({ deviceTime }) => secondsLeft(notice, deviceTime));
  const classes =
    "flex min-h-12 flex-none items-center gap-2 rounded-m border border-current px-4 font-bold";
  if (notice.kind === "done" && notice.undoable) {
    return (
      <button type="button" className={classes} onClick={() => board.undo(notice)}>
        {t("toast.undo")}
        <span aria-hidden="true">{t("board.seconds", { seconds })}</span>
      </button>
    );
  }
  if (notice.kind === "kept") {
    return (
      <button type="button" className={classes} onClick={() => board.undo(notice)}>
        {t("board.kept.withdraw")}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="flex min-h-12 flex-none items-center rounded-m px-3 font-bold"
      onClick={() => board.dismiss(notice.id)}
    >
      {t("sheet.close")}
    </button>
  );
}
