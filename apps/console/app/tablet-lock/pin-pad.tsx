import { PIN_LENGTH } from "@comanda/contract/accounts/pin-rules";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Delete from "lucide-react/icons/delete";
import LockOpen from "lucide-react/icons/lock-open";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { accountApi } from "../api/account-api.ts";
import { useText } from "../i18n/text.ts";
import { Avatar } from "../parts/avatar.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { typedDigits } from "../parts/forms/typed-digits.ts";
import { useAction } from "../parts/use-action.ts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

type PinPadProps = { member: { id: string; name: string }; onDone: () => void };

/** The keys of 92 pixels for a member's PIN; a keyboard's digits, Backspace and Enter work too. */
export function PinPad({ member, onDone }: PinPadProps) {
  const t = useText();
  const [pin, setPin] = useState("");
  const { busy, failure, run } = useAction();
  const add = (digit: string) => setPin((typed) => (typed + digit).slice(0, PIN_LENGTH.max));
  const back = () => setPin((typed) => typed.slice(0, -1));
  const unlock = () => {
    if (pin.length < PIN_LENGTH.min) return;
    void run(async () => {
      try {
        await accountApi("unlockTablet", { member_id: member.id, pin });
        onDone();
      } finally {
        setPin("");
      }
    });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const digit = typedDigits(event.key);
    if (/^\d$/u.test(digit)) add(digit);
    else if (event.key === "Backspace") back();
    else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) unlock();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  // On a phone the keys stand below the names. With the focus on the name, Enter would choose it again.
  const pad = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Not returned: in new browsers it is a promise.
    pad.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={pad} className="mx-auto flex w-full max-w-[360px] flex-col items-center gap-4">
      <Avatar name={member.name} />
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold wrap-anywhere outline-none">
        {t("lock.pinOf", { name: member.name })}
      </h2>
      <TypedDots count={pin.length} />
      <PinKeys busy={busy} count={pin.length} onDigit={add} onBack={back} onUnlock={unlock} />
      {/* Below the keys, so that they stay where they are. */}
      <div className="flex min-h-14 flex-col items-center">
        <FailureNote failure={failure} />
        {failure === null && <p className="text-center text-sm text-muted">{t("lock.hint")}</p>}
      </div>
    </div>
  );
}

/** A dot for each digit, filled once it is typed. */
function TypedDots({ count }: { count: number }) {
  const t = useText();
  return (
    <p role="status" className="flex min-h-5 gap-3">
      <span className="sr-only">{t("lock.typed", { count })}</span>
      {Array.from({ length: Math.max(PIN_LENGTH.min, count) }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
          key={at}
          aria-hidden="true"
          className={classNames("size-4 rounded-full border-2 border-ink", at < count && "bg-ink")}
        />
      ))}
    </p>
  );
}

type PinKeysProps = {
  busy: boolean;
  /** How many digits are typed. */
  count: number;
  onDigit: (digit: string) => void;
  onBack: () => void;
  onUnlock: () => void;
};

const KEY = "grid min-h-[92px] place-items-center rounded-m text-xl font-bold disabled:text-muted";

function PinKeys({ busy, count, onDigit, onBack, onUnlock }: PinKeysProps) {
  const t = useText();
  return (
    <div className="grid w-full grid-cols-3 gap-3" dir="ltr">
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          disabled={busy}
          onClick={() => onDigit(digit)}
          className={classNames(KEY, "bg-well", digit === "0" && "order-2")}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={t("lock.delete")}
        onClick={onBack}
        className={classNames(KEY, "order-1")}
      >
        <Delete aria-hidden="true" className="size-7" />
      </button>
      <button
        type="button"
        aria-label={t("lock.unlock")}
        disabled={busy || count < PIN_LENGTH.min}
        onClick={onUnlock}
        className={classNames(KEY, "order-3")}
      >
        <LockOpen aria-hidden="true" className="size-7" />
      </button>
    </div>
  );
}
