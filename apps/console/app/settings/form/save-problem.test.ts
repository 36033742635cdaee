import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { translator } from "../../i18n/text.ts";
import { saveProblem } from "./save-problem.ts";

beforeAll(() => loadCatalog("en"));

const fine = { error: null, isRefused: false, isStopped: false };

test("the bar names a wrong field first, and else says that the server stored nothing", () => {
  const t = translator("en");
  const error = { kind: "refused" } as const;
  expect(saveProblem(t, fine)).toBeNull();
  expect(saveProblem(t, { ...fine, error })).toBe(t("change.refused"));
  expect(saveProblem(t, { ...fine, error: { kind: "unreachable" } })).toBe(t("change.unreachable"));
  expect(saveProblem(t, { ...fine, error, isRefused: true })).toBe(t("form.someWrong"));
  expect(saveProblem(t, { ...fine, isStopped: true })).toBe(t("menu.picture.stopped"));
});
