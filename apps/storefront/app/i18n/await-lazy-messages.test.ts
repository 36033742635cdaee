import { expect, test } from "vitest";
import { messagePart } from "./message-parts.ts";
import english from "./messages/en.json";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Files and folders whose code runs only after a module has imported `await-lazy-messages.ts`. */
const laterFiles = [
  // Only the server renders it, which has loaded all messages.
  "../server/busy-page.server.ts",
  "../chat/",
  "../features/cart/",
  "../features/checkout/",
  "../features/tracking/",
  "../install/",
  "../map/",
  "../pay/",
  "../features/company/info-page.tsx",
  "../features/consent/consent-banner.tsx",
  "../features/company/disabled-menu.tsx",
  "../dietary/dietary-details.tsx",
  "../features/menu/again/last-order.tsx",
  "../features/menu/categories/category-sheet.tsx",
  "../features/menu/filter/",
  "../features/menu/search/search-results.tsx",
  "../features/menu/entry/entry-sheets.tsx",
  "../features/menu/free-delivery-banner.tsx",
  "../features/menu/entry/scheduled-orders-sheet.tsx",
  "../features/menu/entry/pause-list.tsx",
  "../features/menu/entry/pause-sheet.tsx",
  "../features/product/zoom/",
  "../features/rewards/cart-offers.tsx",
  "../features/together/",
  "../features/rewards/loyalty-sheet.tsx",
  "../features/rewards/reward-card.tsx",
  "../routes/cart-with-checkout.tsx",
  "../routes/cart.tsx",
  "../routes/disabled-menu.tsx",
  "../routes/info.tsx",
  "../routes/language.tsx",
  "../routes/together.tsx",
  "../routes/tracking.tsx",
  "../page/header-to-menu.tsx",
  "../page/info/",
  "../order-summary/uncharged-delivery-chip.tsx",
  "../ordering/use-delivery-minutes.ts",
  "../offers/",
  "../ordering/order-again-link.tsx",
  "../ordering/use-next-sale-text.ts",
  "../ordering/use-reason-text.ts",
  "../order-summary/order-breakdown.tsx",
  "../order-summary/payment-method-name.ts",
  "../page/report/",
  "../table-calls/bill-sheet.tsx",
  "../table-calls/table-calls.tsx",
  "../together/",
];

test("code that every page loads uses no later message", () => {
  const earlyFiles = Object.entries(sources).filter(
    ([file]) => !laterFiles.some((place) => file.startsWith(place)) && !file.startsWith("./"),
  );
  expect(earlyFiles.length).toBeGreaterThan(100);
  const tooEarly = earlyFiles.flatMap(([file, source]) =>
    Object.keys(english)
      .filter((key) => messagePart(key) === "later" && source.includes(`"${key}"`))
      .map((key) => `${file}: ${key}`),
  );
  expect(tooEarly).toEqual([]);
});

const waitingPages = ["cart", "disabled-menu", "info", "language", "tracking"].map(
  (name) => `../routes/${name}.tsx`,
);

test.each([...waitingPages, "../features/menu/entry/entry-sheets.tsx"])(
  "%s waits for the later messages",
  (file) => {
    expect(sources[file]).toContain("i18n/await-lazy-messages.ts");
  },
);

test("the later messages are fetched before the code of a page that waits for them", () => {
  const lazy = sources["../lazy/lazy-pages.ts"];
  for (const [file, source] of Object.entries(sources)) {
    const page = /^..\/(?<id>routes\/.+)\.tsx$/u.exec(file)?.groups?.id;
    if (page)
      expect(lazy?.includes(`"${page}"`), page).toBe(source.includes("await-lazy-messages.ts"));
  }
});
