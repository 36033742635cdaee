import { openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import { startCheckout } from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

test("the first error scrolls into view after 300 milliseconds, 56 pixels from the edge", async ({
  page,
  t,
}) => {
  await page.clock.install();
  await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");
  const name = page.getByLabel(t("checkout.name"), { exact: true });
  const phone = page.getByLabel(t("checkout.phone"), { exact: true });
  await expect(phone).toBeVisible();
  const box = phone.locator("xpath=ancestor::label");
  expect((await box.boundingBox())?.height).toBe(52);
  const scrolledTo = await page.evaluateHandle(() => {
    const fields: unknown[] = [];
    Element.prototype.scrollIntoView = function (how) {
      fields.push(this.querySelector("input")?.name, how);
    };
    return fields;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const next = page.getByRole("button", { name: t("checkout.next.summary") });
  await next.press("Enter");
  await expect(page.getByText(t("checkout.nameRequired"))).toBeVisible();
  // The focus moves at once, so that typing goes into the field; scrolling waits until the layout is stable.
  await page.clock.runFor(50);
  await expect(name).toBeFocused();
  await page.keyboard.type("Ana");
  await page.clock.runFor(249);
  expect(await scrolledTo.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrolledTo.jsonValue()).toEqual(["name", { block: "start", behavior: "auto" }]);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Ana");
  const field = name.locator("xpath=ancestor::*[@data-field]");
  await expect(field).toHaveCSS("scroll-margin-top", "56px");
});
