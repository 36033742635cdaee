import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { afterEach, expect, test } from "vitest";
import { clearCardEntered, markCardEntered } from "../card/entered-card.ts";
import { paymentToShow } from "./payment-to-show.ts";

const payment = (id: string, status = "pending") =>
  ({ id, reference_id: "o1", status, params: {} }) as unknown as CompanyPayment;

afterEach(() => clearCardEntered("p2"));

test("of several pending payments the one is shown for which a card was entered", () => {
  const list = [payment("p1"), payment("p2"), payment("p3")];
  expect(paymentToShow(list)?.id).toBe("p1");
  markCardEntered(payment("p2"));
  expect(paymentToShow(list)?.id).toBe("p2");
});

test("a payment that is over is not shown, also when a card was entered for it", () => {
  markCardEntered(payment("p2"));
  expect(paymentToShow([payment("p2", "failed"), payment("p1")])?.id).toBe("p1");
  expect(paymentToShow([payment("p2", "paid")])).toBeUndefined();
  expect(paymentToShow([])).toBeUndefined();
});
