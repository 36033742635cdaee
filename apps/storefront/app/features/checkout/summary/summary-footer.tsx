import type { Cents } from "@comanda/domain/money";
import { useText } from "../../../i18n/text.tsx";
import { usePrice } from "../../../shop/money.ts";
import { Button } from "../../../ui/button.tsx";
import { WayOut, type Ways } from "../address/way-out.tsx";
import type { Trouble } from "../order/trouble.ts";
import { TroubleNotice } from "../order/trouble-notice.tsx";

type SummaryFooterProps = {
  /** What is to be paid; null while the server has not said. */
  total: Cents | null;
  trouble: Trouble | null;
  busy: boolean;
} & Ways;

/** What stands in the way, with the way out, and the button that orders. */
export function SummaryFooter({ total, trouble, busy, ...ways }: SummaryFooterProps) {
  const t = useText();
  const price = usePrice();
  return (
    <>
      {trouble && (
        <TroubleNotice trouble={trouble} action={<WayOut trouble={trouble} {...ways} />} />
      )}
      <Button type="submit" busy={busy} disabled={total === null}>
        <span className="flex flex-1 flex-wrap justify-between gap-x-4">
          {t(busy ? "checkout.ordering" : "checkout.toOrder")}
          {total !== null && <span className="tabular">{price(total)}</span>}
        </span>
      </Button>
    </>
  );
}
