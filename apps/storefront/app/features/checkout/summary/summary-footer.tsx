import type { Cents } from "@comanda/domain/money";
import { useText } from "../../../i18n/text.tsx";
import { useOnline } from "../../../session/online.ts";
import { usePrice } from "../../../shop/money.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WayOut, type Ways } from "../address/way-out.tsx";
import type { Trouble } from "../order/trouble.ts";
import { TroubleNotice } from "../order/trouble-notice.tsx";
import type { usePaying } from "./use-paying.ts";

type SummaryFooterProps = {
  /** What is to be paid; null while the server has not said. */
  total: Cents | null;
  trouble: Trouble | null;
  busy: boolean;
  paying: Pick<ReturnType<typeof usePaying>, "ready" | "note" | "check">;
} & Ways;

/** What stands in the way, with the way out, and the button that orders. */
export function SummaryFooter({ total, trouble, busy, paying, ...ways }: SummaryFooterProps) {
  const t = useText();
  const price = usePrice();
  const byChat = useShop().settings.checkout_type === "WHATSAPP";
  return (
    <>
      {trouble && (
        <TroubleNotice trouble={trouble} action={<WayOut trouble={trouble} {...ways} />} />
      )}
      {paying.note === "changed" && <Notice alert>{t("pay.changed")}</Notice>}
      {paying.note === "unsure" && <Unsure onCheck={paying.check} />}
      {byChat && <p className="text-center text-xs text-muted">{t("chat.next")}</p>}
      <Button type="submit" busy={busy} disabled={total === null || !paying.ready}>
        <span className="flex flex-1 flex-wrap justify-between gap-x-4">
          {t(busy ? "checkout.ordering" : "checkout.toOrder")}
          {total !== null && <span className="tabular">{price(total)}</span>}
        </span>
      </Button>
    </>
  );
}

/** The answer of a card was lost: the customer is told what is safe to do. */
function Unsure({ onCheck }: { onCheck: () => void }) {
  const t = useText();
  const online = useOnline();
  const check = (
    <Button look="plain" onClick={onCheck}>
      {t("pay.check")}
    </Button>
  );
  return (
    <Notice alert action={online && check}>
      {t(online ? "pay.unsure" : "pay.unsureOffline")}
    </Notice>
  );
}
