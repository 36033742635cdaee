import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  addressSearchField,
  confirmPlace,
  continueButton,
  goBackToSearch,
  goToAddressSearch,
} from "../support/customer/address-search.ts";
import { placeCashOrder } from "../support/customer/customer-page.ts";
import { goToPinMap, movePin, pinHouseNumberField, pinMap } from "../support/customer/pin-map.ts";
import { expectSingleOrder } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const suggestion = (text: string) => ({
  id: text,
  text,
  position: { latitude: 19.42, longitude: -99.16 },
  hasNumber: true,
});

test("a search finds nothing, answers late or hangs, and the map remains", async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED: GET .*\/places\//u, /ERR_INTERNET_DISCONNECTED/u);
  const places = "**/places/search?**";
  await goToAddressSearch({ page, t });
  const field = addressSearchField({ page, t });

  await test.step("a search without a match says so, names its provider and leads to the map", async () => {
    await field.fill("qwertzuiop asdf 99");
    await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
    await expect(
      page.getByText(t("checkout.search.poweredBy", { provider: "Comanda" })),
    ).toBeVisible();
    await expect(continueButton({ page, t })).toBeDisabled();
    await expectAccessible(page);
    // After a reload the typed text is searched for again.
    await page.reload();
    await expect(field).toHaveValue("qwertzuiop asdf 99");
    await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
    await goToPinMap({ page, t });
    await goBackToSearch({ page, t });
  });

  await test.step("a text that was typed offline is searched when the network returns", async () => {
    await context.setOffline(true);
    await field.fill("durango 1");
    await expect(page.getByRole("alert")).toContainText(t("checkout.search.failed"));
    await context.setOffline(false);
    await expect(page.getByRole("option", { name: /^Durango/u }).first()).toBeVisible();
  });

  await test.step("a late answer is not shown, and the customer can ask the second provider", async () => {
    const requests: string[] = [];
    const first = Promise.withResolvers<void>();
    await page.route(places, async (route) => {
      const query = new URL(route.request().url()).searchParams;
      requests.push(`${query.get("q")} ${query.get("expand") ?? "0"} ${query.get("session")}`);
      const text = query.get("q") ?? "";
      if (text === "primera calle") await first.promise;
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
    const count = (text: string) => requests.filter((each) => each.startsWith(text)).length;
    await field.fill("primera calle");
    await expect.poll(() => count("primera calle")).toBe(1);
    await field.fill("segunda calle");
    await expect.poll(() => count("segunda calle")).toBe(1);
    first.resolve();
    await expect(page.getByText(t("checkout.search.notFound")).last()).toBeVisible();
    await expect(
      page.getByText(t("checkout.search.poweredBy", { provider: "Radar" })),
    ).toBeVisible();
    await expect(page.getByRole("option")).toHaveCount(0);

    const expand = page.getByRole("button", { name: t("checkout.search.expand") });
    await expand.click();
    await expect(page.getByRole("option", { name: "segunda calle 1" })).toBeVisible();
    await expect(page.getByText(t("checkout.search.notFound"))).toHaveCount(0);
    await expect(expand).toBeHidden();
    const sessions = new Set(requests.map((each) => each.split(" ").at(-1)));
    expect(sessions.size).toBe(1);
    expect(requests.at(-1)).toMatch(/^segunda calle 1 [0-9a-f]{32}$/u);
  });

  await test.step("an address search that hangs is given up after five seconds", async () => {
    await page.unroute(places);
    await page.route(places, () => new Promise(() => undefined));
    const searched = page.waitForRequest(places);
    await field.fill("colima 100");
    await searched;
    await expect(page.getByRole("alert")).toContainText(t("checkout.search.failed"), {
      timeout: 6_500,
    });
    await goToPinMap({ page, t });
  });
});

const serverError = { status: 500, json: { code: "internal" } };
const htmlInsteadOfJson = { status: 200, contentType: "text/html", body: "<h1>gateway</h1>" };
const wrongTypes = { status: 200, json: { suggestions: "none", place: { latitude: "here" } } };
/** The answers after the first failures. */
const failAgain = { search: htmlInsteadOfJson, place: wrongTypes };

test("with an address search that is down and then answers invalid data, an order is placed by the map", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/^500: GET .*\/places\//u);
  const failures = { search: [serverError, htmlInsteadOfJson], place: [serverError, wrongTypes] };
  const answered: string[] = [];
  for (const [kind, urls] of [
    ["search", /\/places\/search\?/u],
    ["place", /\/places\/(details|reverse)\?/u],
  ] as const) {
    await page.route(urls, (route) => {
      answered.push(kind);
      return route.fulfill(failures[kind].shift() ?? failAgain[kind]);
    });
  }
  const restaurant = await goToAddressSearch({ page, t });
  const failed = page.getByRole("alert");
  for (const [index, text] of ["calle colima", "calle durango"].entries()) {
    await addressSearchField({ page, t }).fill(text);
    await expect.poll(() => answered.length).toBe(2 * index + 1);
    await expect(failed).toContainText(t("checkout.search.failed"));
    await expect(page.getByRole("option")).toHaveCount(0);
    if (index > 0) continue;
    await failed.getByRole("button", { name: t("failure.retry") }).click();
    await expect.poll(() => answered.length).toBe(2);
    await expect(addressSearchField({ page, t })).toBeFocused();
    await expect(failed).toContainText(t("checkout.search.failed"));
    await addressSearchField({ page, t }).fill("");
    await expect(failed).toHaveCount(0);
  }
  await expectAccessible(page);
  await goToPinMap({ page, t });
  await movePin({ page, t });
  const street = page.getByLabel(t("checkout.pin.street"), { exact: true });
  await street.fill("Callejón del Beso");
  await expect(continueButton({ page, t })).toBeDisabled();
  await pinHouseNumberField({ page, t }).fill("7");
  await expect(continueButton({ page, t })).toBeEnabled();
  await street.fill("");
  await expect(continueButton({ page, t })).toBeDisabled();
  await street.fill("Callejón del Beso");
  await expectAccessible(page);
  // While a moved pin is looked up, the button is disabled.
  await expect(continueButton({ page, t })).toBeEnabled();
  await pinMap({ page, t }).press("ArrowRight");
  await expect(continueButton({ page, t })).toBeDisabled();
  await expect(page.getByText(t("checkout.pin.loading")).first()).toBeHidden();
  await expect.poll(() => failures.place).toEqual([]);
  await continueButton({ page, t }).click();
  await confirmPlace({ page, t });
  await placeCashOrder({ page, t });
  expect(await expectSingleOrder(restaurant)).toMatchObject({
    total: 95,
    address: { address: "Callejón del Beso 7", complement: "Depto. 4" },
  });
});
