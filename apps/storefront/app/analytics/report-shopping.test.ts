import { beforeEach, expect, test, vi } from "vitest";
import type * as Reports from "./report-shopping.ts";
import { stubPage } from "./testing/stub-page.ts";

const priced = [
  {
    line: { hash: "h", product_id: "a", variant_id: "b", quantity: 1, comment: "", modifiers: [] },
    product: { id: "a", name: "A", product_variants: [] },
    unitPrice: 100,
  },
];

let reportShopping: typeof Reports.reportShopping;
let visitor: EventTarget;

beforeEach(async () => {
  visitor = new EventTarget();
  vi.stubGlobal("addEventListener", visitor.addEventListener.bind(visitor));
  vi.resetModules();
  ({ reportShopping } = await import("./report-shopping.ts"));
});

test.each(["pointerdown", "click", "keydown", "scroll"])(
  "what is reported waits for a %s, and keeps its order",
  async (sign) => {
    const { dataLayer } = stubPage();
    const seen = () => dataLayer.flatMap((each) => ("event" in each ? each.event : []));
    reportShopping((to) => to.reportCartView("USD", priced));
    await import("./shopping-reports.ts");
    expect(seen()).toEqual([]);
    visitor.dispatchEvent(new Event(sign));
    reportShopping((to) => to.reportCheckoutStart("USD", priced));
    await vi.waitFor(() => expect(seen()).toHaveLength(2));
    expect(seen()).toEqual(["view_cart", "begin_checkout"]);
  },
);

test("a report that fails takes none of the others along", async () => {
  const { dataLayer } = stubPage();
  reportShopping(() => {
    throw new TypeError("no price");
  });
  reportShopping((to) => to.reportCartView("USD", priced));
  visitor.dispatchEvent(new Event("click"));
  await vi.waitFor(() =>
    expect(dataLayer).toContainEqual(expect.objectContaining({ event: "view_cart" })),
  );
});

test.each([{ measured: "ask" }, { measured: "free", objects: true }] as const)(
  "without the visitor's leave there is nothing to say: %j",
  async (page) => {
    stubPage(page);
    const listens = vi.fn();
    vi.stubGlobal("addEventListener", listens);
    reportShopping(vi.fn());
    expect(listens).not.toHaveBeenCalled();
  },
);
