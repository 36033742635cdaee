import type { OwnOrder } from "@comanda/contract/orders/own-order";
import type { DishNames } from "@comanda/domain/orders/dish-names";
import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useNow } from "../../../hours/current-time.tsx";
import { useText } from "../../../i18n/text.ts";
import { useKeepQuery } from "../../../links/keep-query.tsx";
import { HeaderToMenu } from "../../../page/header-to-menu.tsx";
import { PageFooter } from "../../../page/page-footer.tsx";
import { isRunning } from "../state/running-orders.ts";
import { FollowOrders } from "./follow-orders.tsx";
import { OwnOrderRow } from "./own-order-row.tsx";
import { useDishNames } from "./use-dish-names.ts";
import { useOwnOrders } from "./use-own-orders.ts";

type OwnOrdersPageProps = {
  /** Null if they could not be read. */
  loaded: OwnOrder[] | null;
  /** The names of their dishes in the visitor's language. */
  names: DishNames;
};

/** Shows the orders of this device, the running ones first. */
export function OwnOrdersPage({ loaded, names: loadedNames }: OwnOrdersPageProps) {
  const t = useText();
  const now = useNow();
  const { orders, acceptOrder } = useOwnOrders(loaded);
  const names = useDishNames(orders ?? [], { orders: loaded ?? [], names: loadedNames });
  const running = (orders ?? []).filter((order) => isRunning(order, now));
  const others = (orders ?? []).filter((order) => !running.includes(order));
  // On wide screens they stand side by side, and a single order beside the way back to the menu.
  const hasBoth = running.length > 0 && others.length > 0;
  const isSingle = orders?.length === 1;
  return (
    <div className="flex min-h-page flex-col">
      <FollowOrders running={running} onOrder={acceptOrder} />
      <HeaderToMenu title={t("orders.title")} />
      <main
        className={classNames(
          "mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col gap-5 px-4 py-4 lg:py-6",
          (hasBoth || isSingle) && "lg:grid lg:content-start lg:gap-6",
          hasBoth && "lg:grid-cols-2",
          isSingle && "lg:grid-cols-[minmax(0,1fr)_24rem]",
        )}
      >
        {orders === null && <p role="status">{t("error.offlinePart")}</p>}
        {orders?.length === 0 && <NoOrders />}
        <OrderList
          title={t("tracking.own.running")}
          orders={running}
          names={names}
          isNarrow={hasBoth || isSingle}
          isRunning
        />
        <OrderList
          title={t("tracking.own.earlier")}
          orders={others}
          names={names}
          isNarrow={hasBoth || isSingle}
        />
        {orders && orders.length > 0 && <AfterOrders isSingle={isSingle} />}
      </main>
      <PageFooter />
    </div>
  );
}

type OrderListProps = {
  title: string;
  orders: readonly OwnOrder[];
  names: DishNames;
  isRunning?: boolean;
  /** Whether the list has too little width for two orders side by side. */
  isNarrow: boolean;
};

function OrderList({ title, orders, names, isRunning: isLive = false, isNarrow }: OrderListProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-md">{title}</h2>
      <ul className={classNames("grid gap-3", !isNarrow && "lg:grid-cols-2 lg:gap-4")}>
        {orders.map((order) => (
          <OwnOrderRow key={order.id} order={order} names={names} isRunning={isLive} />
        ))}
      </ul>
    </section>
  );
}

/** Says whose orders these are; where there is only one, it leads to the menu. */
function AfterOrders({ isSingle }: { isSingle: boolean }) {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <div
      className={classNames(
        "flex flex-col gap-5",
        // Level with the order below its heading.
        isSingle ? "lg:gap-3 lg:pt-8" : "lg:col-span-full",
      )}
    >
      <p className="text-xs text-muted">{t("tracking.own.hint")}</p>
      {isSingle && (
        <ButtonLink href={withQuery("/products")} look="secondary">
          {t("cart.seeMenu")}
        </ButtonLink>
      )}
    </div>
  );
}

function NoOrders() {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-line text-muted">
        <ReceiptText className="size-9" aria-hidden="true" />
      </span>
      <h2 className="pt-1 text-lg">{t("tracking.own.none")}</h2>
      <p className="max-w-[320px] text-muted">{t("tracking.own.noneHint")}</p>
      <ButtonLink href={withQuery("/products")} className="mt-2 w-full max-w-[320px]">
        {t("cart.seeMenu")}
      </ButtonLink>
    </div>
  );
}
