import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { between, core, databaseOf, earlier, payments, shapeOf } from "../testing/earlier-forms.ts";
import { migrate } from "./migrate.ts";

test.each<[string, Record<string, Migration>]>([
  ["the first form of 0001", { "0001-core": earlier("0001-core.first") }],
  ["the second form of 0001", { "0001-core": earlier("0001-core.second") }],
  [
    "the second form of 0001, and those after it",
    {
      "0001-core": earlier("0001-core.second"),
      ...between,
      "0005-payments": payments,
    },
  ],
  [
    "the first form of 0005",
    { "0001-core": core, ...between, "0005-payments": earlier("0005-payments.first") },
  ],
])("a database created by %s is brought to the current schema", async (_, forms) => {
  const [old, fresh] = [await databaseOf(forms), await createTestDatabase()];
  expect(await shapeOf(old)).not.toEqual(await shapeOf(fresh));
  await migrate(old);
  expect(await shapeOf(old)).toEqual(await shapeOf(fresh));
  await Promise.all([old.destroy(), fresh.destroy()]);
});
