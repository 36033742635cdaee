import { expect, test } from "vitest";
import { classifyDatabaseError, DatabaseBusy, DatabaseTimeout } from "./database-failures.ts";

const coded = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  [new DatabaseBusy(), "busy"],
  [coded("55P03"), "busy"],
  [coded("57014"), "busy"],
  [coded("25P03"), "busy"],
  [coded("53300"), "busy"],
  [new Error("timeout exceeded when trying to connect"), "busy"],
  [new DatabaseTimeout(100), "unavailable"],
  [coded("ECONNREFUSED"), "unavailable"],
  [coded("57P01"), "unavailable"],
  [coded("08006"), "unavailable"],
  [new Error("timeout expired"), "unavailable"],
  [new Error("Connection terminated unexpectedly"), "unavailable"],
  [new Error("Connection terminated due to connection timeout"), "unavailable"],
  [new Error("Client has encountered a connection error and is not queryable"), "unavailable"],
  [new Error("Client was closed and is not queryable"), "unavailable"],
  [coded("23505"), null],
  [new TypeError("undefined is not a function"), null],
])("%s is classified as %s", (error, failure) => {
  expect(classifyDatabaseError(error)).toBe(failure);
});
