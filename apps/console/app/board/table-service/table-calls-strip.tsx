import { MINUTE_MS } from "@comanda/domain/time/durations";
import "../../i18n/await-office-messages.ts";
import type { StaffTableCall } from "@comanda/contract/orders/table-calls";
import HandPlatter from "lucide-react/icons/hand-platter";
import Receipt from "lucide-react/icons/receipt";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { openCallsAt } from "../state/table-calls.ts";
import { useAnswerCall } from "./use-answer-call.ts";

/** On a phone: below each other up to a height, or in one row that leaves room for the order. */
const lists = {
  page: "max-md:max-h-60 max-md:flex-col max-md:overflow-y-auto",
  takeover: "*:w-[92%] *:only:w-full [&_b]:text-md [&_svg]:hidden",
} as const;

/** The tables that call, the earliest first, each with the button that tells its guest. */
export function TableCallsStrip({ place }: { place: keyof typeof lists }) {
  const t = useText();
  const { store } = useBoard();
  const facts = useSituation(({ board }) => board.facts);
  // Drawn again when one of them ends by itself.
  const count = useSituation(({ board, now }) => openCallsAt(board.facts, now).length);
  const mayAnswer = useMay("orders.advance");
  const { answered, busy, note, answer } = useAnswerCall();
  const open = count > 0 ? openCallsAt(facts, store.getShown().now) : [];
  const calls = open.filter(({ id }) => !answered.has(id));
  if (calls.length === 0 && !note) return null;
  return (
    <section
      aria-label={t("tableCalls.title")}
      className="border-b border-line bg-surface px-3 py-2 max-md:px-2"
    >
      {note && (
        <p data-call-note className="pb-1 text-md font-bold wrap-anywhere">
          {note}
        </p>
      )}
      <ul className={`flex gap-2 overflow-x-auto ${lists[place]}`}>
        {calls.map((call) => (
          <li
            key={call.id}
            data-call={call.kind}
            className="flex min-w-0 flex-none items-center gap-3 rounded-m border-2 border-accent bg-accent-soft py-1.5 ps-3 pe-1.5 md:max-w-[30rem]"
          >
            <CallText call={call} />
            {mayAnswer && (
              <Button look="solid" busy={busy === call.id} onClick={() => void answer(call)}>
                {t("tableCalls.coming")}
                <span className="heard"> {call.place}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallText({ call: { kind, place, payment_method, since } }: { call: StaffTableCall }) {
  const t = useText();
  const minutes = useSituation(({ now }) =>
    Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS)),
  );
  const Icon = kind === "bill" ? Receipt : HandPlatter;
  return (
    <>
      <Icon aria-hidden="true" className="size-6 flex-none text-accent-text" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block text-board">
          <bdi>{place}</bdi>
        </b>
        <span className="text-sm">
          {t(kind === "bill" ? "tableCalls.bill" : "tableCalls.waiter")}
          {payment_method && (
            <>
              {" · "}
              <bdi>{payment_method}</bdi>
            </>
          )}
          {/* The minutes are not said: the region would speak each minute. */}
          <span aria-live="off" className="tabular text-muted">
            {minutes > 0 && ` · ${t("tableCalls.minutes", { count: minutes })}`}
          </span>
        </span>
      </p>
    </>
  );
}
