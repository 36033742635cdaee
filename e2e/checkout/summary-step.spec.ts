import { dialog } from "../support/browser/dialog.ts";
import { holdResponses } from "../support/browser/hold-responses.ts";
import { icon } from "../support/browser/icon.ts";
import { expectTwoTacosOrdered, openCartWithTacos } from "../support/customer/cart-with-tacos.ts";
import {
  fillClientStep,
  placeOrderButton,
  startCheckout,
} from "../support/customer/customer-page.ts";
import { expect, test } from "../support/test.ts";

test("the summary is looked at, left, corrected and sent once", async ({ page, t }) => {
  const restaurant = await openCartWithTacos({ page, t });
  await startCheckout({ page, t }, "TAKEAWAY");

  await test.step("the last button takes no press in the moment in which it appears", async () => {
    await page.evaluate((label) => {
      const { body, documentElement } = document;
      const observer = new MutationObserver(() => {
        const button = [...document.querySelectorAll("dialog button")].find((each) =>
          each.textContent?.startsWith(label),
        );
        if (!button) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          documentElement.dataset.e2eFirstPress = getComputedStyle(button).pointerEvents;
        });
      });
      observer.observe(body, { childList: true, subtree: true, characterData: true });
    }, t("checkout.toOrder"));
    const drafting = await holdResponses(page, /\/ms-orders\/public\/orders$/u);
    await fillClientStep({ page, t }, "Ana");
    await expect(page.locator("html")).toHaveAttribute("data-e2e-first-press", "none");
    const button = page.getByRole("button", { name: t("checkout.toOrder") });
    await expect(button).toHaveCSS("pointer-events", "auto");
    // It says that it waits for the total, and takes no press until it shows it.
    await drafting.requested;
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toBeDisabled();
    drafting.release();
    await expect(button).toContainText("$60.00");
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute("aria-busy");
  });

  await test.step("the summary's bar shows count and total and opens the details, and the comment is marked as optional", async () => {
    const bar = page.getByRole("button", { name: new RegExp(`^${t("checkout.account")}`, "u") });
    await expect(bar).toContainText(t("cart.count", { count: 2 }));
    await expect(bar).toContainText("$60.00");
    await expect(icon(bar, "chevronRight")).toBeVisible();
    await bar.click();
    const account = page.getByRole("dialog", { name: t("checkout.account") });
    await expect(account.getByRole("listitem")).toHaveText(["2 ×Taco$60.00"]);
    await expect(account.getByText(t("breakdown.total"), { exact: true })).toBeVisible();
    await account.getByRole("button", { name: t("sheet.close") }).click();
    await expect(account).toBeHidden();

    const comment = page.getByLabel(t("checkout.comment"), { exact: true });
    await expect(comment).toHaveAccessibleName(/\((optional|opcional)\)$/u);
    // The label stays visible when the field is filled.
    await comment.fill("Sin prisa");
    await expect(dialog(page).getByText(t("checkout.comment"), { exact: true })).toBeVisible();
  });

  await test.step("Escape on the summary asks before it discards the comment", async () => {
    await page.getByLabel(t("checkout.comment")).fill("Sin prisa");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: t("checkout.stay") }).click();
    await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("Sin prisa");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: t("checkout.leave") }).click();
    await expect(dialog(page)).toBeHidden();
    await startCheckout({ page, t }, "TAKEAWAY");
    await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("");
  });

  await test.step("a comment over 120 characters is refused at its field", async () => {
    const comment = page.getByLabel(t("checkout.comment"), { exact: true });
    await expect(dialog(page).getByText("0/120")).toBeHidden();
    await comment.fill("x".repeat(121));
    await expect(dialog(page).getByText("121/120")).toBeVisible();
    await placeOrderButton({ page, t }).click();
    await expect(comment).toBeFocused();
    await expect(comment).toHaveAccessibleDescription(
      new RegExp(t("checkout.atMost", { max: 120 }), "u"),
    );
    await expect(page).toHaveURL(/\/cart/u);
    await comment.fill("x".repeat(120));
  });

  await test.step("a double tap on the last button makes one order, and it is disabled while the order is sent", async () => {
    await expect(placeOrderButton({ page, t })).toBeEnabled();
    const sending = await holdResponses(
      page,
      /\/ms-orders\/public\/companies\/[^/]+\/orders\/[^/?]+$/u,
    );
    await placeOrderButton({ page, t }).dblclick();
    expect(await sending.requested).toHaveProperty("meta_data");
    await expect(page.getByRole("button", { name: t("checkout.ordering") })).toBeDisabled();
    sending.release();
    await expect(page).toHaveURL(/\/tracking\?/u);
    await expectTwoTacosOrdered(restaurant, "Ana");
  });
});
