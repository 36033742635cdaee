import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Role } from "@comanda/domain/staff/permissions";
import { consoleOrigin } from "../../e2e/support/console.ts";
import { joinRestaurant } from "../../e2e/support/staff/join-restaurant.ts";
import { writeDemoCopy } from "../setup/company-variants.ts";
import {
  runRestaurantCommand,
  type TourVisitor,
  topSheet,
  waitUntilInteractive,
} from "./visitor.ts";

/** Imports a copy of the taquería for the visitor alone: its id is the visitor's. */
export async function importOwnRestaurant(visitor: TourVisitor): Promise<void> {
  visitor.host = `${visitor.id}.localhost`;
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-tour-"));
  const file = await writeDemoCopy(visitor.id, "taqueria", folder, () => undefined);
  await runRestaurantCommand("import", file);
  await rm(folder, { recursive: true });
}

/** Returns the preparation of a journey: a restaurant of the visitor's own, and a session in it. */
export function asMember(role: Role, name = "Lucía Ortega") {
  return async (visitor: TourVisitor): Promise<void> => {
    await importOwnRestaurant(visitor);
    await joinRestaurant(visitor.page, visitor, { role, name });
  };
}

/** Opens a page of the visitor's restaurant in the console. */
export function openPage(visitor: TourVisitor, page: string): Promise<void> {
  return openConsole(visitor, `/${visitor.id}/${page}`);
}

/** Opens a path of the console. */
export async function openConsole({ page }: TourVisitor, to: string): Promise<void> {
  await page.goto(`${consoleOrigin()}${to}`);
  await waitUntilInteractive(page);
}

/** Presses the button with exactly this name, in the topmost sheet if there is one. */
export async function pressButton({ page }: TourVisitor, name: string): Promise<void> {
  const sheets = page.locator("dialog[open]");
  const within = (await sheets.count()) > 0 ? sheets.last() : page;
  await within.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
}

/** Opens the actions of a thing, such as a dish or a printer, by its button with three dots. */
export async function openActions(visitor: TourVisitor, name: string): Promise<void> {
  const label = visitor.t("menu.actionsOf", { name });
  await visitor.page.getByRole("button", { name: label }).click();
  await topSheet(visitor).waitFor();
}

/** Opens a section of a page of the settings, which is closed at first. */
export function openSection({ page }: TourVisitor, name: string): Promise<void> {
  return page.getByRole("heading", { name, exact: true }).first().click();
}
