import { expect, test } from "vitest";
import type { SettingsForm } from "../form/use-settings-section.ts";
import type { SetupForms } from "./draft/use-setup-forms.ts";
import { saveOrdering } from "./use-save-step.ts";

/** Forms that note what is sent; the server refuses the named ones. */
function makeForms(refused: readonly string[]) {
  const sent: string[] = [];
  const form = (name: string) =>
    ({
      isDirty: true,
      showFaults: () => true,
      discard: () => undefined,
      save: async () => {
        sent.push(name);
        return !refused.includes(name);
      },
    }) as Partial<SettingsForm>;
  const forms = {
    ordering: form("ordering"),
    delivery: form("delivery"),
    tables: form("tables"),
  } as SetupForms;
  return { sent, forms };
}

test("what the server refuses in deliveries and in tables is said at once, and the order types wait", async () => {
  const { sent, forms } = makeForms(["delivery", "tables"]);
  expect(await saveOrdering(forms, ["delivery", "table"])).toBe(false);
  expect(sent).toEqual(["delivery", "tables"]);
});

test("the order types are stored after what they need, without the parts of those that are off", async () => {
  const { sent, forms } = makeForms([]);
  expect(await saveOrdering(forms, ["table", "takeaway"])).toBe(true);
  expect(sent).toEqual(["tables", "ordering"]);
});
