import { expectAccessible } from "./support/accessible.ts";
import { onlyOrder } from "./support/company.ts";
import {
  addressNumber,
  confirmPlace,
  continueButton,
  movePin,
  pinMap,
  searchField,
  toMap,
  toSearch,
} from "./support/delivery.ts";
import { payCash } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("a search without a match says so, with who searched, and leads to the map", async ({
  page,
  t,
}) => {
  await toSearch({ page, t });
  await searchField({ page, t }).fill("qwertzuiop asdf 99");
  await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
  await expect(
    page.getByText(t("checkout.search.poweredBy", { provider: "Comanda" })),
  ).toBeVisible();
  await expect(continueButton({ page, t })).toBeDisabled();
  await expectAccessible(page);

  // What was typed and not found yet is searched for again after a reload.
  await page.reload();
  await expect(searchField({ page, t })).toHaveValue("qwertzuiop asdf 99");
  await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
  await toMap({ page, t });
});

const suggestion = (text: string) => ({
  id: text,
  text,
  position: { latitude: 19.42, longitude: -99.16 },
  hasNumber: true,
});

test("an answer that comes late is not shown, and the second provider can be asked", async ({
  page,
  t,
}) => {
  const asked: string[] = [];
  let giveFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    giveFirst = resolve;
  });
  await page.route("**/places/search?**", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(`${query.get("q")} ${query.get("expand") ?? "0"} ${query.get("session")}`);
    const text = query.get("q") ?? "";
    if (text === "primera calle") await first;
    const expanded = query.has("expand");
    await route
      .fulfill({
        json: {
          suggestions: expanded || text === "primera calle" ? [suggestion(`${text} 1`)] : [],
          provider: expanded ? "photon" : "radar",
          expandable: !expanded,
        },
      })
      .catch(() => undefined);
  });
  await toSearch({ page, t });
  const field = searchField({ page, t });
  await field.fill("primera calle");
  await expect.poll(() => asked.length).toBe(1);
  await field.fill("segunda calle");
  await expect.poll(() => asked.length).toBe(2);
  giveFirst();
  await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
  await expect(page.getByText(t("checkout.search.poweredBy", { provider: "Radar" }))).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);

  await page.getByRole("button", { name: t("checkout.search.expand") }).click();
  await expect(page.getByRole("option", { name: "segunda calle 1" })).toBeVisible();
  await expect(page.getByText(t("checkout.search.notFound"))).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("checkout.search.expand") })).toBeHidden();
  const sessions = new Set(asked.map((each) => each.split(" ").at(-1)));
  expect(sessions.size).toBe(1);
  expect(asked.at(-1)).toMatch(/^segunda calle 1 \w+$/u);
});

/** What the search answers, and what the map's questions are answered. */
const down = { status: 500, json: { code: "internal" } };
const rubbish = { status: 200, contentType: "text/html", body: "<h1>gateway</h1>" };
const lies = { status: 200, json: { suggestions: "none", place: { latitude: "here" } } };
const troubles = { down: [down, down], "answering rubbish": [rubbish, lies] } as const;

for (const [kind, [found, asked]] of Object.entries(troubles)) {
  test(`with the address search ${kind}, the order still goes out, by the map`, async ({
    page,
    t,
    noise,
  }) => {
    noise.allow(/^500: GET .*\/places\//u);
    await page.route(/\/places\/search\?/u, (route) => route.fulfill(found));
    await page.route(/\/places\/(details|reverse)\?/u, (route) => route.fulfill(asked));
    const shop = await toSearch({ page, t });
    await searchField({ page, t }).fill("calle colima");
    await expect(page.getByRole("alert")).toHaveText(t("checkout.search.failed"));
    await expect(page.getByRole("option")).toHaveCount(0);
    await expectAccessible(page);
    await toMap({ page, t });
    await movePin({ page, t });
    await page.getByLabel(t("checkout.pin.street"), { exact: true }).fill("Callejón del Beso");
    await expect(continueButton({ page, t })).toBeDisabled();
    await addressNumber({ page, t }).fill("7");
    await expectAccessible(page);
    await continueButton({ page, t }).click();
    await confirmPlace({ page, t });
    await payCash({ page, t });
    expect(await onlyOrder(shop)).toMatchObject({
      total: 95,
      address: { address: "Callejón del Beso 7", complement: "Depto. 4" },
    });
  });
}

test("an address search that hangs is given up after five seconds", async ({ page, t, noise }) => {
  noise.allow(/ERR_FAILED: GET .*\/places\//u);
  await page.route("**/places/search?**", () => new Promise(() => undefined));
  await toSearch({ page, t });
  const searched = page.waitForRequest("**/places/search?**");
  await searchField({ page, t }).fill("colima 100");
  await searched;
  await expect(page.getByRole("alert")).toHaveText(t("checkout.search.failed"), {
    timeout: 6_500,
  });
  await toMap({ page, t });
  await expect(pinMap({ page, t })).toBeVisible();
});
