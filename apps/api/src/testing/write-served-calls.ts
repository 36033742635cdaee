import { appendFileSync } from "node:fs";
import { afterAll, inject } from "vitest";
import { takeServedCalls } from "./served-calls.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file of the calls that have succeeded in the project's tests, one a line. */
    servedCalls: string;
  }
}

// Runs after each file: this is a setup file of the API's projects, for `every-call.ts`.
afterAll(() => appendFileSync(inject("servedCalls"), takeServedCalls()));
