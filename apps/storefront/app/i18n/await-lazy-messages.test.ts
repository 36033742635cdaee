import { expect, test } from "vitest";
import { messagePart } from "./message-parts.ts";
import english from "./messages/en.json";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Files that are loaded only by, or together with, a module that imports `await-lazy-messages.ts`. */
const later = [
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
  "../features/menu/entry/entry-sheets.tsx",
  "../features/menu/free-delivery-banner.tsx",
  "../features/menu/entry/scheduled-orders-sheet.tsx",
  "../features/menu/entry/pause-list.tsx",
  "../features/menu/entry/pause-sheet.tsx",
  "../features/rewards/cart-offers.tsx",
  "../features/rewards/loyalty-sheet.tsx",
  "../features/rewards/reward-card.tsx",
  "../routes/cart.tsx",
  "../routes/disabled-menu.tsx",
  "../routes/info.tsx",
  "../routes/tracking.tsx",
  "../page/info/",
  "../order-summary/uncharged-delivery-chip.tsx",
  "../ordering/use-delivery-minutes.ts",
  "../offers/",
  "../ordering/order-again-link.tsx",
  "../order-summary/order-breakdown.tsx",
  "../page/report/",
];

test("the code of every page uses no later message", () => {
  const early = Object.entries(sources).filter(
    ([file]) => !later.some((place) => file.startsWith(place)) && !file.startsWith("./"),
  );
  expect(early.length).toBeGreaterThan(100);
  const tooEarly = early.flatMap(([file, source]) =>
    Object.keys(english)
      .filter((key) => messagePart(key) === "later" && source.includes(`"${key}"`))
      .map((key) => `${file}: ${key}`),
  );
  expect(tooEarly).toEqual([]);
});

const waitingPages = ["cart", "disabled-menu", "info", "tracking"].map(
  (name) => `../routes/${name}.tsx`,
);

test.each([...waitingPages, "../features/menu/entry/entry-sheets.tsx"])(
  "%s waits for the later messages",
  (file) => {
    expect(sources[file]).toContain("i18n/await-lazy-messages.ts");
  },
);

test("for a page that waits for the later messages, they are fetched before its code", () => {
  const lazy = sources["../lazy/lazy-pages.ts"];
  for (const [file, source] of Object.entries(sources)) {
    const page = /^..\/(?<id>routes\/.+)\.tsx$/u.exec(file)?.groups?.id;
    if (page)
      expect(lazy?.includes(`"${page}"`), page).toBe(source.includes("await-lazy-messages.ts"));
  }
});
