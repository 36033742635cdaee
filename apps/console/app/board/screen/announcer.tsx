import { useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { useSituation } from "../context/board-context.tsx";
import { newlyArrived } from "./newly-arrived.ts";

/** Says new orders to screen readers, each once, without interrupting. */
export function Announcer() {
  const t = useText();
  const orders = useSituation(({ view }) => view.lanes.new);
  const known = useRef<ReadonlySet<string>>(new Set());
  const [text, setText] = useState("");
  useEffect(() => {
    const { arrived, seen } = newlyArrived(known.current, orders);
    known.current = seen;
    const [first, ...more] = arrived;
    if (!first) return;
    const number = first.public_id;
    setText(
      more.length === 0
        ? t("board.announce.one", { number })
        : t("board.announce.several", { count: arrived.length }),
    );
  }, [orders, t]);
  return (
    <div role="status" aria-live="polite" className="heard">
      {text}
    </div>
  );
}
