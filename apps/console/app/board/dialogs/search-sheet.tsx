import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { Field, Form } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { ConnectionBanner } from "../bar/board-banners.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";
import { OrderRow } from "../history/order-row.tsx";
import { findOrders } from "../state/find-orders.ts";

/** Searches the board's orders while one types, and leads to the history. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const companyPath = useCompanyPath();
  const navigate = useNavigate();
  const seesHistory = useMay("orders.details");
  const [search, setSearch] = useState("");
  const known = useSituation(({ board }) => board.orders);
  const found = findOrders(
    [...known.values()].map(({ order }) => order),
    search,
  );
  const history = `${companyPath("history")}?${new URLSearchParams({ search: search.trim() })}`;
  /** Enter opens the first order that is found; what the board does not have may be in the history. */
  const goOn = () => {
    const [first] = found;
    const order = first && companyPath(`orders/${encodeURIComponent(first.id)}`);
    const target = order ?? (seesHistory && search.trim() !== "" ? history : null);
    if (target === null) return;
    void navigate(target, { state: order && { back: true } });
    onClose();
  };
  return (
    <Sheet
      open
      notice={<ConnectionBanner />}
      persistent={false}
      onClose={onClose}
      title={t("board.search.open")}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <Field
          type="search"
          label={t("board.search.label")}
          value={search}
          data-autofocus
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Form>
      <div aria-live="polite">
        {search.trim() !== "" && found.length === 0 && (
          <p className="py-3 text-md text-muted">{t("board.search.none")}</p>
        )}
        <ul className="py-2">
          {found.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} onClick={onClose} />
            </li>
          ))}
        </ul>
      </div>
      {seesHistory && (
        <Link
          to={history}
          onClick={onClose}
          className={buttonClasses({ look: "outline", size: "m" })}
        >
          {t("board.search.history")}
        </Link>
      )}
    </Sheet>
  );
}
