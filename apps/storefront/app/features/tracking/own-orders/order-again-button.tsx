import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { Button } from "@comanda/ui/controls/button.tsx";
import { useSnackbar } from "@comanda/ui/controls/snackbar.tsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { useNavigate } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useKeepQuery } from "../../../links/keep-query.tsx";
import { useOrderAgain } from "../../../ordering/use-order-again.tsx";
import { orderToCartLines } from "../../../session/cart/order-to-cart-lines.ts";

/**
 * Puts the products of an order of the list into the cart again. The list has only names, so the order is
 * read first. An order without known products leads to the menu.
 */
export function OrderAgainButton({ order }: { order: OwnOrder }) {
  const t = useText();
  const { company } = useCompanySite();
  const keepQuery = useKeepQuery();
  const navigate = useNavigate();
  const { orderAgain, question } = useOrderAgain();
  const { say, snackbar } = useSnackbar();
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    try {
      const params = { companyId: company.id, orderId: order.id };
      const lines = orderToCartLines(await browserApi("readOrder", { params }));
      if (lines.length > 0) orderAgain(lines);
      else void navigate(keepQuery("/products"));
    } catch {
      say(t(navigator.onLine ? "failure.unreachable" : "error.offlinePart"), { failed: true });
    }
    setReading(false);
  };
  const number = t("tracking.number", { number: order.public_id });
  return (
    <>
      <Button
        look="secondary"
        busy={isReading}
        aria-label={`${t("tracking.orderAgain")}, ${number}`}
        className="min-h-11! px-4! text-sm!"
        onClick={() => void read()}
      >
        <RotateCcw aria-hidden="true" className="size-4 flex-none text-accent-text" />
        {t("tracking.orderAgain")}
      </Button>
      {question}
      {snackbar}
    </>
  );
}
