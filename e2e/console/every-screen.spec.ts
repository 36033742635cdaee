import { randomBytes } from "node:crypto";
import { demoToken } from "@comanda/api/sign-in/open-demo";
import { expect, type Page } from "@playwright/test";
import routes from "../../apps/console/app/routes.ts";
import { loadOrCreateSecretKey } from "../../apps/server/src/config/secret-key.ts";
import { accessibilityViolations } from "../support/browser/accessibility.ts";
import { moveTo } from "../support/browser/move-to.ts";
import { overflowOf } from "../support/browser/overflow.ts";
import { consoleOrigin } from "../support/console.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { placeOrderByApi, tacoLines } from "../support/restaurant/orders-by-api.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { phone, tablet } from "../support/staff/board-test.ts";
import { test } from "../support/staff/console-test.ts";
import { createInvitation } from "../support/staff/join-restaurant.ts";

/** What the test reads of a route. */
type RouteEntry = { path?: string; children?: readonly RouteEntry[] };

/** Addresses that only lead on to another page. */
const LEADING_ON = ["/", "/:companyId"];

/** The addresses of all routes, as they are declared: `/:companyId/orders/:orderId`. */
const addresses = [...new Set(addressesOf(routes))].filter((each) => !LEADING_ON.includes(each));
const memberAddresses = addresses.filter((each) => /^\/(:companyId|account)/u.test(each));
const visitorAddresses = addresses.filter((each) => !memberAddresses.includes(each));

function addressesOf(entries: readonly RouteEntry[], base = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    return [own || "/", ...addressesOf(children, own)];
  });
}

/** Puts the values of `:name` and `*` into an address; fails where there is none. */
function fillAddress(address: string, values: Record<string, string>): string {
  return address.replace(/:(\w+)|\*/gu, (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${address} needs a value for ${name}`);
    return value;
  });
}

/** Sends a call of staff from the page. */
function callFrom<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const init = body && {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  };
  return page.evaluate(async ([at, sent]) => (await fetch(at, sent)).json(), [path, init] as const);
}

/**
 * The faults that axe finds, and the pixels by which the page is too wide, on a dark phone and on a light
 * tablet.
 */
async function faultsOnBothSizes(page: Page): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const [size, colorScheme] of [
    [phone, "dark"],
    [tablet, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    // The page draws itself for its new size in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    faults.push(...(await accessibilityViolations(page)), await overflowOf(page));
  }
  return faults;
}

/** How much of a loaded page has moved by itself, as a share of the screen; 0 where that is too little to press the wrong thing. */
async function largeShift(page: Page): Promise<number> {
  const sum = (await readShifts(page)).reduce((total, shift) => total + shift, 0);
  return sum > 0.02 ? sum : 0;
}

/** Returns a list of the styles that the page preloads from now on, until it is left. */
function recordPreloadedStyles(page: Page) {
  return page.evaluateHandle(() => {
    const preloaded: string[] = [];
    const note = ({ addedNodes }: MutationRecord) => {
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement && node.rel === "preload" && node.as === "style")
          preloaded.push(node.href);
    };
    new MutationObserver((records) => records.forEach(note)).observe(document.head, {
      childList: true,
    });
    return preloaded;
  });
}

/**
 * Each screen is loaded by its address in German, and reached as by a link in Arabic, where axe checks it:
 * a page that stays reads axe's script once.
 */
for (const [locale, title] of [
  [
    "de",
    "every screen of the console opens by its address in German, is no wider than a tablet, and stays where it is",
  ],
  ["ar", "every screen of the console is accessible on a dark phone and a light tablet in Arabic"],
] as const) {
  test(title, async ({ openConsole }) => {
    test.setTimeout(300_000);
    const restaurant = await createRestaurant();
    const order = await placeOrderByApi(restaurant.id, tacoLines(1));
    // A phone shows a new order over everything else.
    await restaurant.advanceOrder(order.public_id);
    const options = { role: "owner", locale, viewport: tablet, colorScheme: "light" } as const;
    const { page, context, t, errors } = await openConsole(restaurant, "orders", options);
    // A locked tablet and a page whose session is over may still say that their board is open.
    errors.allow(/40[14]: GET|401: POST .*\/boards$/u);

    const faults: object[] = [];
    const check = async (screen: string) => {
      // An order opens over the board, whose heading is then hidden.
      const heading = page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog"));
      await expect(heading.first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      const found = locale === "ar" ? await faultsOnBothSizes(page) : [await overflowOf(page)];
      // A page that is reached by a link moves as it is drawn: only loaded ones are judged.
      if (locale === "de") found.push(await largeShift(page));
      if (found.some((fault) => fault !== 0)) faults.push({ screen, found });
    };
    const visit = async (address: string, hash = "") => {
      await page.goto(consoleOrigin() + fillAddress(address, values) + hash);
      await check(address);
    };
    /** What tells a screen from the one before it. */
    const shown = () =>
      page.evaluate(() => {
        const dialogs = document.querySelectorAll("dialog[open]").length;
        return [document.title, dialogs, document.querySelector("main")?.textContent].join("\n");
      });
    /** Goes to another screen as a link does, without a new document. */
    const follow = async (address: string, hash = "") => {
      const before = await shown();
      await moveTo(page, fillAddress(address, values) + hash);
      await expect.poll(shown, { message: address }).not.toBe(before);
      await check(address);
    };

    const id = restaurant.id;
    const { customers } = await callFrom<{ customers: { id: string }[] }>(
      page,
      `/ms-clients/companies/${id}/customers`,
    );
    const hook = { id: randomBytes(16).toString("hex"), url: "https://example.com/hook" };
    await callFrom(page, `/ms-integrations/companies/${id}/webhooks`, {
      ...hook,
      events: ["order.placed"],
      details: false,
    });
    const values = {
      ":companyId": id,
      ":orderId": order.id,
      ":customerId": customers[0]?.id ?? "",
      ":productId": "taco",
      ":groupId": "filling",
      ":webhookId": hook.id,
      "*": "no/such/page",
    };
    const reach = locale === "de" ? visit : follow;
    if (locale === "de") await recordShifts(page);
    const preloaded = await recordPreloadedStyles(page);
    for (const address of memberAddresses) await reach(address);
    // The browser warns of a preloaded style that a page uses seconds later, because its code comes late.
    if (locale === "ar") expect(await preloaded.jsonValue()).toEqual([]);

    await callFrom(page, `/ms-staff/companies/${id}/members`, {
      name: "Beto",
      role: "kitchen",
      pin: "7291",
    });
    await callFrom(page, `/ms-staff/companies/${id}/tablets`, { name: "Barra 1" });
    await page.goto(`${consoleOrigin()}/tablet`);
    await page.getByRole("button", { name: "Beto" }).click();
    await check("the PIN of a locked tablet");

    await context.clearCookies();
    const key = loadOrCreateSecretKey(null, process.env.E2E_DATA_DIR ?? "");
    const secrets: Record<string, string> = {
      "/join": await createInvitation(restaurant.host, "manager"),
      "/sign-in/demo": demoToken(key),
    };
    for (const address of visitorAddresses.filter((each) => each !== "/sign-in/demo"))
      await reach(address, `#${secrets[address] ?? "x".repeat(43)}`);
    await reach("/sign-in/demo", `#${secrets["/sign-in/demo"]}`);
    await page.getByRole("button", { name: t("demo.button") }).click();
    await expect(page.getByRole("heading", { name: t("companies.title") })).toBeVisible();
    await check("the choice of a restaurant");
    expect(faults).toEqual([]);
  });
}
