import { beforeEach, expect, test, vi } from "vitest";
import { stubPage } from "./testing/stub-page.ts";
import type * as Reports from "./when-reporting-loaded.ts";

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
  ({ reportShopping } = await import("./when-reporting-loaded.ts"));
});

test.each(["pointerdown", "click", "keydown", "scroll"])(
  "reports wait for a %s, and keep their order",
  async (interaction) => {
    const { dataLayer } = stubPage();
    const reported = () => dataLayer.flatMap((each) => ("event" in each ? each.event : []));
    reportShopping((to) => to.reportCartView("USD", priced));
    await import("./shopping-reports.ts");
    expect(reported()).toEqual([]);
    visitor.dispatchEvent(new Event(interaction));
    reportShopping((to) => to.reportCheckoutStart("USD", priced));
    await vi.waitFor(() => expect(reported()).toHaveLength(2), 10_000);
    expect(reported()).toEqual(["view_cart", "begin_checkout"]);
  },
);

test("a report that fails does not stop the others", async () => {
  const { dataLayer } = stubPage();
  reportShopping(() => {
    throw new TypeError("no price");
  });
  reportShopping((to) => to.reportCartView("USD", priced));
  visitor.dispatchEvent(new Event("click"));
  await vi.waitFor(
    () => expect(dataLayer).toContainEqual(expect.objectContaining({ event: "view_cart" })),
    10_000,
  );
});

test.each([{ measured: "ask" }, { measured: "free", objects: true }] as const)(
  "nothing is reported without the visitor's consent: %j",
  async (page) => {
    stubPage(page);
    const listens = vi.fn();
    vi.stubGlobal("addEventListener", listens);
    reportShopping(vi.fn());
    expect(listens).not.toHaveBeenCalled();
  },
);
