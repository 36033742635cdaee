import { expect, test } from "vitest";
import { cashDue, changeDue, missingShown } from "./cash-due.ts";
import { formatMoney } from "./cents.ts";

test.each([
  [1_399_940, "COP", false, 1_399_900],
  [1_399_950, "COP", false, 1_399_950],
  [1_399_940, "COP", true, 1_399_940],
  [1_500, "KWD", false, 1_500],
  [1_499, "KWD", false, 1_000],
  [1_200, "JPY", false, 1_200],
])("%d of %s with decimals shown %s is paid by %d", (due, code, show_decimals, cash) => {
  const currency = { code, show_decimals, symbol: "", position: "left" } as const;
  expect(cashDue(due, currency)).toBe(cash);
  if (cash < due) expect(formatMoney(cash, currency)).toBe(formatMoney(due, currency));
});

test.each([
  [20_000, 19_100, true, 900],
  [20_000, 19_150, true, 850],
  [1_399_900, 1_399_940, false, 0],
  [2_000_000, 1_539_450, false, 460_500],
  [1_539_500, 1_539_450, false, 0],
])(
  "the change of %d for %d with decimals shown %s is %d",
  (received, due, show_decimals, change) => {
    expect(changeDue(received, due, { code: "COP", show_decimals })).toBe(change);
  },
);

test.each([
  [40, "MXN", false, 100],
  [1_040, "MXN", false, 1_100],
  [1_000, "MXN", false, 1_000],
  [40, "MXN", true, 40],
  [250, "KWD", false, 1_000],
  [0, "MXN", false, 0],
])(
  "%d of %s that is missing with decimals shown %s is read as %d",
  (missing, code, show_decimals, shown) => {
    expect(missingShown(missing, { code, show_decimals })).toBe(shown);
  },
);
