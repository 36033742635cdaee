import type { MessageKey, Translate } from "../../i18n/text.ts";
import { STATUS_LABELS } from "../../parts/orders/order-words.ts";
import type { Notice } from "./notices.ts";

type Done = Extract<Notice, { kind: "done" }>;
type ChangedFirst = Extract<Notice, { kind: "changedFirst" }>;

/** The refusals that have words of their own. */
const failures: Record<string, MessageKey> = {
  too_late_to_undo: "board.failed.tooLate",
  illegal_transition: "board.failed.notPossible",
  already_paid: "board.failed.alreadyPaid",
  order_paid: "board.failed.paid",
  proposal_open: "board.failed.asked",
  proposal_closed: "board.failed.answered",
  forbidden: "board.failed.forbidden",
  order_not_found: "board.failed.gone",
};

/** What a notice says. */
export function noticeText(notice: Notice, t: Translate): string {
  const number = notice.publicId;
  switch (notice.kind) {
    case "done":
      return doneText(notice, t);
    case "kept":
      return t("board.kept", { number });
    case "changedFirst":
      return changedText(notice, t);
    case "marked":
      return notice.text;
    case "failed":
      return t(failures[notice.code] ?? "board.failed.other", { number });
  }
}

function doneText({ action, publicId: number }: Done, t: Translate): string {
  if (action.kind !== "advance") return t(`board.done.${action.kind}`, { number });
  return t("board.done.advanced", { number, status: t(STATUS_LABELS[action.to]) });
}

function changedText({ author, status, publicId: number }: ChangedFirst, t: Translate): string {
  const now = { number, status: status ? t(STATUS_LABELS[status]) : t("board.status.changed") };
  if (author.isYou) return t("board.changed.byYou", now);
  return author.name === null
    ? t("board.changed.other", now)
    : t("board.changed.by", { ...now, name: author.name });
}
