import { folderFiles } from "@comanda/api/files/folder-files";
import type { TestApp } from "@comanda/api/testing/create-test-app";
import { createPlacedOrder } from "@comanda/api/testing/order-flow";
import { runCapturedCommand } from "./run-captured-command.ts";

/** Runs `comanda orders …` with the database of `api`; returns its exit code and its output. */
export function runOrdersCommand(api: TestApp, ...argv: string[]) {
  const open = async () => ({ ...api.deps, pictures: folderFiles("") });
  return runCapturedCommand(["orders", ...argv], { workingDir: "", dataDir: "", open });
}

/**
 * Places an order of a taco, with changes from `body`; returns its number as an operator types it.
 */
export async function placeOrderAndGetNumber(
  api: TestApp,
  body: Record<string, unknown> = {},
): Promise<string> {
  return String((await createPlacedOrder(api, body)).public_id);
}
