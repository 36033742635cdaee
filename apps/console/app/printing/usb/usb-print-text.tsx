import { useText } from "../../i18n/text.ts";
import type { UsbPrintError, UsbPrintState } from "./usb-print-state.ts";

const errorTexts = {
  paper_out: "printing.usb.error.paperOut",
  cover_open: "printing.usb.error.coverOpen",
  offline: "printing.usb.error.offline",
  error: "printing.usb.error.error",
  busy: "printing.usb.error.busy",
  unplugged: "printing.usb.error.unplugged",
  stalled: "printing.usb.error.stalled",
} as const satisfies Record<UsbPrintError, string>;

const steps = {
  idle: null,
  opening: "printing.usb.opening",
  ready: "printing.usb.opening",
  sending: "printing.usb.sending",
  confirming: "printing.usb.sending",
  printed: "printing.usb.printed",
  sent: "printing.usb.sent",
  not_printed: "printing.usb.notPrinted",
  uncertain: "printing.usb.uncertain",
} as const;

/** How far a ticket is, and what is wrong. `marks`: whether its next print says DUPLICATE. */
export function UsbPrintText({ state, marks }: { state: UsbPrintState; marks: boolean }) {
  const t = useText();
  const step = steps[state.step];
  const isFailure = state.step === "not_printed" || state.step === "uncertain";
  const error = errorOf(state);
  return (
    <p role="status" className={isFailure ? "text-danger wrap-anywhere" : "text-sm text-muted"}>
      {[
        step && t(step),
        error && t(errorTexts[error]),
        state.step === "uncertain" && marks && t("printing.usb.nextIsMarked"),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

function errorOf(state: UsbPrintState): UsbPrintError | null {
  if ("error" in state) return state.error;
  return "standstill" in state ? state.standstill : null;
}
