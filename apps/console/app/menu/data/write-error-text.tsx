import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import { SignInAgainLink } from "../../parts/sign-in/sign-in-again-link.tsx";
import type { WriteError } from "./use-edited-menu.ts";

/** Why a change was not made. */
export const writeErrorKeys = {
  changed: "menu.error.changed",
  unreachable: "failure.unreachable",
  inUse: "menu.error.inUse",
  signedOut: "failure.signedOut",
  forbidden: "failure.forbidden",
  demo: "failure.demo",
  rateLimited: "failure.rateLimited",
  refused: "change.refused",
} as const satisfies Record<WriteError, MessageKey>;

type WriteErrorTextProps = { error: WriteError; onClose: () => void };

/** Says at the top of a page why a change was not made; announced at once. */
export function WriteErrorText({ error, onClose }: WriteErrorTextProps) {
  const t = useText();
  return (
    <div className="sticky top-16 z-10 flex items-center gap-2 border-b border-danger bg-danger-soft ps-5 pe-1 text-md text-danger">
      <CircleAlert aria-hidden="true" className="size-5 flex-none" />
      <div role="alert" className="min-w-0 flex-1 py-2 wrap-anywhere">
        <p>{t(writeErrorKeys[error])}</p>
        {error === "signedOut" && <SignInAgainLink />}
      </div>
      <IconButton label={t("sheet.close")} onClick={onClose} className="text-danger!">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
