import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  confirmEmail,
  invitationPath,
  newPerson,
  signIn,
  test,
  totpCode,
} from "../support/console-accounts.ts";
import type { TestTranslate } from "../support/create-translate.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { joinRestaurant } from "../support/staff/join-restaurant.ts";
import { expect } from "../support/test.ts";

const demo = { host: "demo.localhost" };

const signOut = async (page: Page, name: string) => {
  await page.goto("/account");
  await page.getByRole("button", { name }).click();
  await page.waitForURL(/\/sign-in$/u);
};

/** The field of the name says what is wrong, has the focus, and keeps what was typed. */
async function expectNameRefused(page: Page, t: TestTranslate, typed: string) {
  const field = page.getByLabel(t("field.name"));
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(t("failure.name"));
  await expect(field).toHaveValue(typed);
}

test("an invited person joins, signs out and signs in by password, and the link is used up", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/401: POST|422: POST|410/u);
  const person = newPerson("Rocío");
  const long = "ñ".repeat(10_000);
  const invitation = await invitationPath("manager");
  await page.goto(invitation);
  await page.getByLabel(t("field.name")).fill(long);
  await page.getByLabel(t("field.email")).fill(person.email);
  await page.getByLabel(t("field.password")).fill(person.password);
  await page.getByRole("button", { name: t("join.submit") }).click();
  await expectNameRefused(page, t, long);
  await expect(page.getByLabel(t("field.email"))).toHaveValue(person.email);
  await page.getByLabel(t("field.name")).fill(person.name);
  await expect(page.getByLabel(t("field.name"))).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: t("join.submit") }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/join"));
  await page.goto("/account");
  await page.getByLabel(t("field.name")).fill(long);
  await page.getByRole("button", { name: t("form.save"), exact: true }).click();
  await expectNameRefused(page, t, long);
  await signOut(page, t("account.signOut"));
  await signIn(page, t, { ...person, password: "another password" });
  await expect(page.getByRole("alert")).toHaveText(t("failure.wrongPassword"));
  await expect(page.getByLabel(t("field.email"))).toHaveValue(person.email);
  // A wrong password says nothing about a link by mail.
  await page.getByRole("button", { name: t("signIn.withLink") }).click();
  await expect(page.getByRole("button", { name: t("signIn.sendLink") })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: t("signIn.withPassword") }).click();
  await signIn(page, t, person);
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  await page.goto(invitation);
  await expect(page.getByRole("alert")).toHaveText(t("failure.linkExpired"));
});

test("a person with an account joins by signing in, and no address carries the invitation", async ({
  page,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/40[01]: POST|422: POST/u);
  const person = await joinRestaurant(page, demo, { role: "cashier", name: "Lucía" });
  await signOut(page, t("account.signOut"));
  await test.step("the pages for a forgotten password answer alike for every address", async () => {
    await page.getByRole("link", { name: t("signIn.forgot") }).click();
    await page.waitForURL(/\/forgot-password$/u);
    await page.getByLabel(t("field.email")).fill("unknown@example.test");
    await page.getByRole("button", { name: t("signIn.sendLink") }).click();
    await expect(page.getByText(t("forgot.sent"))).toBeVisible();
  });
  await test.step("a link without its end says so, and leads to a new one", async () => {
    await page.goto("/reset-password#cut");
    await page.getByLabel(t("field.newPassword")).fill(person.password);
    await page.getByRole("button", { name: t("reset.submit") }).click();
    await page.getByRole("link", { name: t("reset.again") }).click();
    await page.waitForURL(/\/forgot-password$/u);
    await page.goto("/join#cut");
    await expect(page.getByRole("alert")).toHaveText(t("failure.linkExpired"));
  });
  const path = await invitationPath("manager");
  const token = path.split("#")[1] ?? "";
  const sent: string[] = [];
  page.on("request", (request) => void sent.push(request.url()));
  await page.goto(path);
  await page.getByRole("link", { name: t("join.haveAccount") }).click();
  await page.waitForURL(/\/sign-in\?to=%2Fjoin$/u);
  await signIn(page, t, person);
  await page.waitForURL(/\/join$/u);
  await page.getByRole("button", { name: t("join.as", { name: person.name }) }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/join"));
  expect(sent.filter((url) => (url.split("#")[0] ?? "").includes(token))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("comanda.invitation"))).toBeNull();
});

test("a member who opens an invitation to another address signs out, and joins with that one", async ({
  page,
  t,
}) => {
  const { id: company, host } = await createRestaurant();
  const owner = await joinRestaurant(page, { host }, { role: "owner", name: "Lucía" });
  const invited = newPerson("Rocío");
  await page.goto(`/${company}/team`);
  await page.getByRole("button", { name: t("team.invite") }).click();
  await page.getByLabel(t("field.email")).fill(invited.email);
  await page.getByRole("button", { name: t("team.createLink") }).click();
  await page.goto(await page.getByLabel(t("team.link")).inputValue());
  await expect(page.getByRole("alert")).toHaveText(
    t("join.otherEmail", { invited: invited.email, own: owner.email }),
  );
  await expect(page.getByRole("button")).toHaveText([t("join.otherAccount")]);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("join.otherAccount") }).click();
  await expect(page.getByLabel(t("field.email"))).toHaveValue(invited.email);
  await page.getByLabel(t("field.name")).fill(invited.name);
  await page.getByLabel(t("field.password")).fill(invited.password);
  await page.getByRole("button", { name: t("join.submit") }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/join"));
  await page.goto("/account");
  await expect(page.getByText(invited.email)).toBeVisible();
});

test("an account gets a passkey and a second factor", async ({ page, t, browserErrors }) => {
  browserErrors.allow(/401: POST \S+verify-totp/u);
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const person = await joinRestaurant(page, demo, { role: "owner", name: "Marta" });
  await confirmEmail(page, t, person);

  await test.step("a passkey signs in without a password", async () => {
    await page.goto("/account");
    await page.getByRole("button", { name: t("account.addPasskey") }).click();
    const own = page.locator("section", { hasText: t("account.passkeysText") });
    await expect(own.getByRole("listitem")).toHaveCount(1);
    await signOut(page, t("account.signOut"));
    await page.getByRole("button", { name: t("signIn.passkey") }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  });

  await test.step("the second factor is set up by an app's code, and asked for at the next sign-in", async () => {
    await page.goto("/account");
    const section = page.locator("section", { hasText: t("account.twoFactorOff") });
    await section.getByLabel(t("field.currentPassword")).fill(person.password);
    await section.getByRole("button", { name: t("account.twoFactorBegin") }).click();
    await expect(page.getByRole("img", { name: t("account.twoFactorQr") })).toBeVisible();
    await expectAccessible(page);
    const key = (await page.getByText(/^[A-Z2-7]{16,}=*$/u).textContent())?.trim() ?? "";
    const used = totpCode(key);
    // An Arabic keyboard types its own digits.
    const arabic = used.replace(/\d/gu, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    await page.getByLabel(t("code.label")).fill(arabic);
    await page.getByRole("button", { name: t("account.twoFactorConfirm") }).click();
    await expect(page.getByText(t("account.twoFactorOn"))).toBeVisible();
    await signOut(page, t("account.signOut"));
    await signIn(page, t, person);
    await expect(page.getByLabel(t("code.label"))).toBeFocused();
    await page.getByRole("button", { name: t("signIn.submit") }).click();
    await expect(page.getByLabel(t("code.label"))).toHaveAccessibleDescription(t("form.missing"));
    await expectAccessible(page);
    // A code that was used before ends the sign-in: the page says so, and leads back to its first step.
    await page.getByLabel(t("code.label")).fill(used);
    await page.getByRole("button", { name: t("signIn.submit") }).click();
    await expect(page.getByRole("alert")).toHaveText(t("failure.usedCode"));
    await expect(page.getByRole("heading", { name: t("code.title") })).toBeFocused();
    await page.getByRole("button", { name: t("link.toSignIn") }).click();
    await signIn(page, t, person);
    // Apps show the code in two groups, and people copy it so.
    const shown = totpCode(key, "next").replace(/(?=...$)/u, " ");
    await page.getByLabel(t("code.label")).fill(shown);
    await page.getByRole("button", { name: t("signIn.submit") }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  });
});
