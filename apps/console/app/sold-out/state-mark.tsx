import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Hash from "lucide-react/icons/hash";
import { useText } from "../i18n/text.ts";
import type { Row, RowState } from "../parts/availability/rows.ts";
import { StatePill } from "../parts/state-pill.tsx";

type StateMarkProps = { state: RowState; left: Row["left"] };

/** The state of a line by word, shape and colour. */
export function StateMark({ state, left }: StateMarkProps) {
  const t = useText();
  const size = "size-5 flex-none";
  switch (state) {
    case "on_sale":
      return (
        <span className="relative flex items-center gap-1 text-sm text-muted">
          <Check aria-hidden="true" className={size} />
          {/* On a phone the name of the dish needs the room. */}
          <span className="max-md:sr-only">{t("soldOut.onSale")}</span>
        </span>
      );
    case "left":
      return (
        <StatePill tone="warning" icon={<Hash aria-hidden="true" className={size} />}>
          {t("soldOut.left", { count: left ?? 0 })}
        </StatePill>
      );
    case "part":
      return (
        <StatePill tone="danger" icon={<Ban aria-hidden="true" className={size} />}>
          {t("soldOut.part")}
        </StatePill>
      );
    case "sold_out":
      return (
        <StatePill tone="danger" icon={<Ban aria-hidden="true" className={size} />}>
          {t("soldOut.soldOut")}
        </StatePill>
      );
  }
}
