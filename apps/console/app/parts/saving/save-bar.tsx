import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";
import { SignInAgainLink } from "../sign-in/sign-in-again-link.tsx";

type SaveBarProps = {
  /** What is not stored yet. */
  text: string;
  /** Why it could not be stored; null while nothing is wrong. */
  problem: string | null;
  /** Whether nothing was stored because the member's session has ended. */
  isSignedOut: boolean;
  busy: boolean;
  /** Whether the request that stores it is on its way: what was sent cannot be dropped any more. */
  sending?: boolean | undefined;
  /** Whether a guest's phone stands beside the form on wide screens, which the bar leaves free. */
  beside?: boolean;
  /** Another button between those two. */
  more?: ReactNode;
  onDiscard: () => void;
  /** Absent in a form, which the button sends. */
  onSave?: () => void;
};

/** The one bar of a page that stores or drops what was changed; it says why nothing was stored. */
export function SaveBar(props: SaveBarProps) {
  const { text, problem, isSignedOut, busy, sending = busy, beside = false } = props;
  const { more, onDiscard, onSave } = props;
  const t = useText();
  return (
    <div
      className={`fixed inset-x-3 ${beside ? "lg:end-84" : ""} bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-[720px] flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-inverse py-2 ps-4 pe-2 text-inverse-ink shadow-2 md:start-23 md:bottom-4 [main:has(>[data-new-orders])_&]:mb-14`}
    >
      <div role="status" className="min-w-0 flex-1 basis-full text-md wrap-anywhere md:basis-40">
        {problem === null ? (
          <b>{text}</b>
        ) : (
          <span className="flex items-center gap-2 font-bold">
            <CircleAlert aria-hidden="true" className="size-5 flex-none" />
            {problem}
          </span>
        )}
        {isSignedOut && <SignInAgainLink />}
      </div>
      <button
        type="button"
        disabled={sending}
        onClick={onDiscard}
        className="ms-auto min-h-12 rounded-m px-4 text-md font-bold disabled:opacity-50"
      >
        {t("menu.discard")}
      </button>
      {more}
      <Button
        look="solid"
        className="flex-1 md:flex-none"
        type={onSave ? "button" : "submit"}
        busy={busy}
        onClick={onSave}
      >
        {t("form.save")}
      </Button>
    </div>
  );
}
