import { expectAccessible } from "../support/browser/accessibility.ts";
import { expectLargeTargets } from "../support/browser/large-targets.ts";
import { moveTo } from "../support/browser/move-to.ts";
import { test } from "../support/console-accounts.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { joinRestaurant } from "../support/staff/join-restaurant.ts";
import { loseAnswer } from "../support/staff/lose-answer.ts";
import { expect } from "../support/test.ts";

test("a manager invites, adds a member by PIN and enrolls a tablet, which a PIN unlocks", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/401|422/u);
  const { id: company, host } = await createRestaurant();
  await joinRestaurant(page, { host }, { role: "manager", name: "Lucía" });
  await page.goto(`/${company}/team`);

  await page.getByRole("button", { name: t("team.invite") }).click();
  await page.getByRole("button", { name: t("team.createLink") }).click();
  await expect(page.getByLabel(t("team.link"))).toHaveValue(/\/join#/u);
  // The link is shown once: a press beside the sheet does not take it away.
  await page.mouse.click(10, 10);
  await expect(page.getByLabel(t("team.link"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("sheet.close") }).click();
  await expect(page.getByRole("heading", { name: t("team.invitations") })).toBeVisible();

  await moveTo(page, `/${company}/tablets`);
  await page.getByRole("button", { name: t("tablets.enroll") }).click();
  const warning = page.getByRole("dialog").getByText(t("lock.none"));
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("lock.noneText") })
    .click();

  const name = `Beto ${Date.now()}`;
  await page.getByRole("button", { name: t("team.addPin") }).click();
  await page.getByLabel(t("field.name")).fill(name);
  // What was typed stays after a press beside the sheet.
  await page.mouse.click(10, 10);
  await page.getByRole("textbox", { name: t("field.pin") }).fill("1234");
  await page.getByRole("button", { name: t("team.add"), exact: true }).click();
  const pin = page.getByRole("textbox", { name: t("field.pin") });
  await expect(pin).toHaveAccessibleDescription(t("failure.weakPin"));
  await expect(pin).toBeFocused();
  await pin.clear();
  // As pasted from a chat: the browser cuts it at the field's length.
  await page.keyboard.insertText("72 91 40");
  await expect(pin).toHaveValue("729140");
  await pin.fill("٧٢٩١");
  await expect(pin).toHaveValue("7291");
  await page.getByRole("button", { name: t("team.add"), exact: true }).click();
  // Two members may have one name: the sheet that removes one says which.
  await page.getByRole("button", { name }).click();
  const member = page.getByRole("dialog", { name });
  await expect(member).toContainText(t("team.pinOnly"));
  // A role that is chosen stays while the PIN is set.
  await member.getByLabel(t("team.role")).selectOption("kitchen");
  await member.getByRole("textbox", { name: t("field.pin") }).fill("7291");
  await member.getByRole("button", { name: t("team.setPin") }).click();
  await expect(member.getByText(t("team.saved"))).toBeVisible();
  await member.getByRole("button", { name: t("form.save") }).click();
  await expect(member).toHaveCount(0);
  await expect(page.getByRole("button", { name })).toContainText(t("role.kitchen"));

  await moveTo(page, `/${company}/audit`);
  await expect(page.getByText(t("audit.action.team.add")).first()).toBeVisible();

  await page.setViewportSize({ width: 1024, height: 768 });
  await moveTo(page, `/${company}/tablets`);
  await page.getByRole("button", { name: t("tablets.enroll") }).click();
  const sheet = page.getByRole("dialog");
  await expect(warning).toHaveCount(0);
  await sheet.getByLabel(t("tablets.name")).fill("Counter 1");
  await sheet.getByRole("button", { name: t("tablets.enroll") }).click();
  await page.waitForURL(/\/tablet$/u);
  await page.getByRole("button", { name }).click();
  await expectLargeTargets(page.getByRole("main"));
  for (const digit of "1000") await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: t("lock.unlock") }).click();
  await expect(page.getByRole("alert")).toHaveText(t("failure.wrongPin"));
  // By keys alone: Enter unlocks, and does not press the name again.
  await page.reload();
  await page.getByRole("button", { name }).press("Enter");
  await expect(page.getByRole("heading", { name: t("lock.pinOf", { name }) })).toBeFocused();
  await page.keyboard.type("7291");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith(`/${company}`));
  await page.goto("/account");
  await page.getByRole("button", { name: t("account.lock") }).click();
  await page.waitForURL(/\/tablet$/u);
  // The press that locked it lets it ring.
  await expect(page.getByRole("button", { name: t("board.sound.turnOn") })).toHaveCount(0);
  await page.goto(`/${company}/more`);
  await expect(page).toHaveURL(/\/tablet\?to=/u);
});

test("a second press after a lost answer leaves one invitation, whose link is shown", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/u);
  const { id: company, host } = await createRestaurant();
  await joinRestaurant(page, { host }, { role: "owner", name: "Olga" });
  await page.goto(`/${company}/team`);
  await page.getByRole("button", { name: t("team.invite") }).click();
  await page.getByLabel(t("team.role")).selectOption("owner");
  await loseAnswer(page, "*/invitations");
  const create = page.getByRole("button", { name: t("team.createLink") });
  await create.click();
  await expect(page.getByText(t("failure.unreachable"))).toBeVisible();
  await page.getByLabel(t("team.role")).selectOption("cashier");
  await create.click();
  await expect(page.getByLabel(t("team.link"))).toHaveValue(/\/join#/u);
  await page.getByRole("button", { name: t("sheet.close") }).click();
  const invitations = page.getByRole("heading", { name: t("team.invitations") }).locator("..");
  await expect(invitations.getByRole("listitem")).toHaveCount(1);
  await expect(invitations.getByRole("listitem")).toContainText(t("role.cashier"));
});
