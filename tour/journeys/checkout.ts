import { journey } from "../journey.ts";
import {
  addBurrito,
  chooseCash,
  endOfStep,
  goOn,
  introduce,
  order,
  payCash,
  priced,
  toSummary,
} from "../shopping.ts";
import { press, sheet, type Visitor } from "../visitor.ts";

export const additional = journey("question", "demo", [
  [
    "empty",
    async (visitor) => {
      await addBurrito(visitor);
      await order(visitor, "ONSITE");
    },
  ],
  ["required", goOn],
  [
    "answered",
    async (visitor) => {
      await sheet(visitor).getByRole("textbox").fill("Mesa 7, la de la ventana");
    },
  ],
  [
    "summary of an order on site",
    async (visitor) => {
      await goOn(visitor);
      await priced(visitor);
    },
  ],
]);

export const client = journey("name and phone", "demo", [
  [
    "empty",
    async (visitor) => {
      await addBurrito(visitor);
      await order(visitor, "TAKEAWAY");
    },
  ],
  ["required", goOn],
  ["phone too short", (visitor) => introduce(visitor, "55 1234 56")],
  [
    "country of the phone",
    async (visitor) => {
      const chosen = new RegExp(`^${visitor.t("checkout.country")}`, "u");
      await sheet(visitor).getByRole("button", { name: chosen }).click();
      const list = sheet(visitor).getByRole("listbox", { name: visitor.t("checkout.country") });
      await list.getByRole("option", { selected: true }).waitFor();
    },
  ],
]);

export const summary = journey("summary", "demo", [
  ["top", toSummary],
  ["end", endOfStep],
  [
    "no way of paying chosen",
    async (visitor) => {
      await goOn(visitor);
      await invalid(visitor).waitFor();
    },
  ],
  ["cash", chooseCash],
  [
    "cash, too little",
    async (visitor) => {
      await sheet(visitor).getByLabel(visitor.t("checkout.received")).fill("20");
      await goOn(visitor);
      await invalid(visitor).waitFor();
    },
  ],
  ["what it costs", account],
  ["when", when],
  ["leaving", leaving],
]);

/** The field that an error speaks of, once the focus is there. */
function invalid(visitor: Visitor) {
  return sheet(visitor).locator(":is([aria-invalid=true], [data-invalid=true]):focus");
}

/** The account's sheet, and what it covers. */
async function account(visitor: Visitor): Promise<void> {
  await press(visitor, visitor.t("checkout.account"));
  await sheet(visitor).getByText(visitor.t("breakdown.total"), { exact: true }).waitFor();
}

/** The choice of day and time, where orders for later are taken. */
async function when(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press("Escape");
  await sheet(visitor).getByText(visitor.t("schedule.action"), { exact: true }).click();
  await sheet(visitor)
    .getByRole("radio", { name: visitor.t("schedule.later") })
    .check();
}

async function leaving(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await priced(visitor);
  await sheet(visitor)
    .getByRole("button", { name: visitor.t("checkout.close"), exact: true })
    .click();
  await sheet(visitor).getByText(visitor.t("checkout.closeHint")).waitFor();
}

export const offline = journey("offline", "demo", [
  [
    "while ordering",
    async (visitor) => {
      await toSummary(visitor);
      await chooseCash(visitor);
      await visitor.page.context().setOffline(true);
      await goOn(visitor);
      await sheet(visitor).getByText(visitor.t("trouble.offline")).waitFor();
    },
    { noise: /ERR_INTERNET_DISCONNECTED/u },
  ],
  [
    "back again, placed",
    async (visitor) => {
      await visitor.page.context().setOffline(false);
      await visitor.page.waitForURL(/\/tracking\?/u);
    },
  ],
]);

export const placing = journey("placing", "demo", [
  [
    "sent",
    async (visitor) => {
      await toSummary(visitor);
      // The order's page comes late, so that what is shown until then can be seen.
      await visitor.page.route(/\/tracking\.data/u, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        await route.continue().catch(() => undefined);
      });
      await chooseCash(visitor);
      await goOn(visitor);
      await sheet(visitor).getByText(visitor.t("checkout.placed")).waitFor();
    },
  ],
  [
    "the order on the next page",
    async (visitor) => {
      await visitor.page.unrouteAll({ behavior: "ignoreErrors" });
      await visitor.page.goto(`http://${visitor.host}:${process.env.E2E_PORT}/`);
      await sheet(visitor).waitFor();
    },
  ],
  [
    "an empty cart after ordering",
    async (visitor) => {
      await press(visitor, visitor.t("recent.stay"));
      await visitor.page.goto(`http://${visitor.host}:${process.env.E2E_PORT}/cart`);
    },
  ],
]);

export const twoTabs = journey("two tabs", "demo", [
  [
    "what the other has ordered",
    async (visitor) => {
      await toSummary(visitor);
      const other = { ...visitor, page: await visitor.page.context().newPage() };
      await other.page.goto(visitor.page.url());
      await order(other, "TAKEAWAY");
      await priced(other);
      await payCash(other);
      await other.page.close();
      await visitor.page.bringToFront();
      await sheet(visitor).getByText(visitor.t("checkout.sentElsewhere")).waitFor();
    },
  ],
]);
