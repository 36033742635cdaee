import { test as base } from "./test.ts";

/** The address of the console on the tests' server. */
export function consoleOrigin(): string {
  return `http://console.localhost:${process.env.E2E_PORT}`;
}

/** `test` at the console. */
export const test = base.extend({ baseURL: consoleOrigin() });
