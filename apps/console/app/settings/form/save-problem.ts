import type { ChangeError } from "../../api/use-changes.ts";
import type { Translate } from "../../i18n/text.ts";
import { changeErrorWords } from "../../parts/change-error-text.tsx";

type SaveState = {
  /** Why the server stored nothing; null where it was not asked, or stored everything. */
  error: ChangeError | null;
  /** Whether a field is wrong. */
  isRefused: boolean;
  /** Whether nothing was sent because a picture did not arrive. */
  isStopped: boolean;
};

/**
 * Why a page of the settings is not stored, for the bar that is always in view: the page is longer than the
 * screen. Null while nothing is wrong.
 */
export function saveProblem(
  t: Translate,
  { error, isRefused, isStopped }: SaveState,
): string | null {
  if (isRefused) return t("form.someWrong");
  if (error) return changeErrorWords(t, error);
  return isStopped ? t("menu.picture.stopped") : null;
}
