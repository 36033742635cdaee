import type { Printer } from "@comanda/contract/staff/printer-schemas";
import Key from "lucide-react/icons/key";
import Pencil from "lucide-react/icons/pencil";
import { useText } from "../i18n/text.ts";
import { ActionsMenu } from "../parts/actions/actions-menu.tsx";
import { Button } from "../parts/button.tsx";
import { useRemovedRowFocus } from "../parts/saving/row-focus.ts";
import { StatePill } from "../parts/state-pill.tsx";
import { useDateText } from "../parts/use-date-text.ts";

type PrinterCardProps = {
  printer: Printer;
  /** Whether a station or the receipt is printed on it. */
  isUsed: boolean;
  busy: boolean;
  disabled: boolean;
  timezone: string;
  onTest: () => void;
  onChange: () => void;
  /** Null for who may make no token. */
  onRenew: (() => void) | null;
  onRemove: () => void;
};

const states = {
  ready: { tone: "positive", text: "printing.state.ready" },
  paper_out: { tone: "danger", text: "printing.state.paperOut" },
  cover_open: { tone: "danger", text: "printing.state.coverOpen" },
  offline: { tone: "danger", text: "printing.state.offline" },
  error: { tone: "danger", text: "printing.state.error" },
} as const;

const isState = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

/** One printer: its state, when it was last heard of, what waits, and what can be done. */
export function PrinterCard(props: PrinterCardProps) {
  const { printer, isUsed, busy, disabled, timezone, onTest, onChange, onRenew, onRemove } = props;
  const t = useText();
  const dateText = useDateText(timezone);
  const row = useRemovedRowFocus();
  const { name, status, last_seen_at: seen, queued } = printer;
  const change = { icon: Pencil, label: t("integrations.edit"), act: onChange };
  const renewal = {
    icon: Key,
    label: t("printing.newToken"),
    asks: {
      question: t("printing.newTokenText", { name }),
      confirm: t("printing.newTokenNow"),
    },
  };
  const state = status !== null && isState(status) ? states[status] : null;
  return (
    <li
      ref={row}
      className="flex flex-col gap-2 border-t border-line pt-3 first:border-0 first:pt-0"
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="min-w-0 flex-1 basis-32 text-md font-bold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          {state && <StatePill tone={state.tone}>{t(state.text)}</StatePill>}
        </div>
        {!disabled && (
          <ActionsMenu
            name={name}
            busy={busy}
            className="-mt-3 -me-3 -mb-2"
            actions={onRenew ? [change, { ...renewal, act: onRenew }] : [change]}
            removal={{
              label: t("printing.remove"),
              confirm: t("printing.removeNow"),
              act: onRemove,
            }}
          />
        )}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {seen === null ? t("printing.neverSeen") : t("printing.lastSeen", { time: dateText(seen) })}
        {" · "}
        {t("printing.queued", { count: queued })}
      </p>
      {!isUsed && <p className="text-md text-warning">{t("printing.unused")}</p>}
      <Button look="outline" className="self-start" disabled={busy} onClick={onTest}>
        {t("printing.test")}
      </Button>
    </li>
  );
}
