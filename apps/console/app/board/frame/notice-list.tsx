import CircleAlert from "lucide-react/icons/circle-alert";
import { useText } from "../../i18n/text.ts";
import { UndoButton } from "../../parts/undo/undo-button.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { noticeText } from "../notices/notice-text.ts";
import { type Notice, secondsLeft } from "../notices/notices.ts";

/**
 * `board`: over the bar of a phone, on wider screens below the lanes of answered orders. `flow`: where it
 * stands.
 */
type NoticeListProps = { place: "board" | "flow" };

const places = {
  board:
    "pointer-events-none fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 md:static md:not-empty:pt-1 md:not-empty:pb-2",
  flow: "not-empty:bg-surface not-empty:p-2",
} as const;

/** What was just done or could not be done; a phone shows the last of it. */
export function NoticeList({ place }: NoticeListProps) {
  const notices = useSituation((situation) => situation.notices);
  // What was marked sold out comes with the end of an order, in either sequence.
  const firstOnPhone =
    notices.length - (notices.slice(-2).some(({ kind }) => kind === "marked") ? 2 : 1);
  return (
    <>
      {place === "board" && notices.length > 0 && (
        // The end of a phone's lane can be scrolled above the notice.
        <div aria-hidden="true" className="h-16 flex-none md:hidden" />
      )}
      <div
        role="status"
        className={`flex flex-none flex-col items-center gap-2 md:flex-row md:flex-wrap md:justify-center ${places[place]}`}
      >
        {notices.map((notice, index) => (
          <NoticeRow key={notice.id} notice={notice} isOnPhone={index >= firstOnPhone} />
        ))}
      </div>
    </>
  );
}

function NoticeRow({ notice, isOnPhone }: { notice: Notice; isOnPhone: boolean }) {
  const t = useText();
  const isBad =
    notice.kind === "changedFirst" ||
    notice.kind === "failed" ||
    (notice.kind === "marked" && notice.failed);
  return (
    <div
      data-notice={notice.kind}
      className={`${isOnPhone ? "" : "max-md:hidden"} rise pointer-events-auto flex min-h-14 w-full min-w-0 max-w-[520px] flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-m bg-inverse py-1 ps-4 pe-1.5 text-md text-inverse-ink shadow-2 md:w-auto md:flex-[1_1_18rem]`}
    >
      {isBad && <CircleAlert aria-hidden="true" className="size-5 flex-none" />}
      <p className="min-w-0 flex-[1_1_9rem] wrap-anywhere">{noticeText(notice, t)}</p>
      <NoticeButton notice={notice} />
    </div>
  );
}

/** The button that takes back what was done, with its seconds; for other notices, the one that closes. */
function NoticeButton({ notice }: { notice: Notice }) {
  const t = useText();
  const board = useBoard();
  const seconds = useSituation(({ deviceTime }) => secondsLeft(notice, deviceTime));
  if (notice.kind === "done" && notice.undoable) {
    return <UndoButton seconds={seconds} onUndo={() => board.undo(notice)} />;
  }
  if (notice.kind === "kept") {
    return (
      <button
        type="button"
        className="flex min-h-12 min-w-0 items-center rounded-m border border-current px-4 font-bold wrap-anywhere"
        onClick={() => board.undo(notice)}
      >
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
