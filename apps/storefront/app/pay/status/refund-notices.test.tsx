import { Order } from "@comanda/contract/orders/order";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { RefundNotices } from "./refund-notices.tsx";

beforeAll(() => Promise.all([loadCatalog("en"), loadCatalog("ar")]));

const SHORT = { id: "o", public_id: 7, status: "FINALIZED", total: 20, currency: DEFAULT_CURRENCY };

/** Returns the texts of the notices of an order. */
function notices(order: Order, locale: "en" | "ar" = "en"): string[] {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <RefundNotices order={order} />
    </LocaleProvider>,
  );
  return markup
    .split(/<[^>]+>/u)
    .map((text) => text.replaceAll(/[\u2066-\u2069]/gu, ""))
    .filter(Boolean);
}

/** Returns those of an order as the API answers it. */
const noticesOf = (fields: object) => notices(v.parse(Order, { ...SHORT, ...fields }));

const sent = (amount: string) => `${amount} was sent back to you. It can take some days to arrive.`;
const given = (amount: string) => `${amount} was given back to you.`;

test.each<[object, string[]]>([
  [{}, []],
  [{ refunded: 12.5 }, [sent("$12.50")]],
  [{ refunded: 12.5, refunded_by_hand: 0 }, [sent("$12.50")]],
  [{ refunded: 12.5, refunded_by_hand: null }, [sent("$12.50")]],
  [{ refunded: 12.5, refunded_by_hand: 12.5 }, [given("$12.50")]],
  [{ refunded: 0.3, refunded_by_hand: 0.1 }, [given("$0.10"), sent("$0.20")]],
  // More than went back is no amount to show.
  [{ refunded: 5, refunded_by_hand: 8 }, [given("$5.00")]],
  [{ refunded: 20, refunded_by_hand: 20, payment_status: "refunded" }, [given("$20.00")]],
  [{ payment_status: "refunded" }, ["Your money has been returned."]],
  [
    { refunded: 20, refunded_by_hand: 5, payment_status: "refund_pending" },
    ["The restaurant gives you your money back.", given("$5.00"), sent("$15.00")],
  ],
])("an order with %j says of its money: %j", (fields, texts) => {
  expect(noticesOf(fields)).toEqual(texts);
});

test("a websocket message without the fields says nothing of money", () => {
  const { refunded: _all, refunded_by_hand: _byHand, ...order } = v.parse(Order, SHORT);
  expect(notices(order as Order)).toEqual([]);
  expect(notices({ ...order, refunded: 3 } as Order)).toEqual([sent("$3.00")]);
});

test("money that was given back by hand needs no days in Arabic either", () => {
  const [byHand, online] = notices(
    v.parse(Order, { ...SHORT, refunded: 20, refunded_by_hand: 5 }),
    "ar",
  );
  expect(byHand).toBe("أعاد إليك المطعم $5.00.");
  expect(online).toContain("أيام");
});
