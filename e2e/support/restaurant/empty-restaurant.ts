import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { runComanda } from "../run-comanda.ts";
import type { Restaurant } from "./restaurant.ts";

/** A restaurant in Mexico that has a name and a host, and nothing else. */
export async function createEmptyRestaurant(
  name: string,
): Promise<Pick<Restaurant, "id" | "host" | "url">> {
  const host = `e2e-${randomBytes(5).toString("hex")}.localhost`;
  const options = ["--name", name, "--host", host, "--country", "MX", "--json"];
  const { code, stdout, stderr } = await runComanda("companies", "create", ...options);
  expect(code, stderr).toBe(0);
  const { id } = JSON.parse(stdout) as { id: string };
  return { id, host, url: (to) => `http://${host}:${process.env.E2E_PORT}${to}` };
}
