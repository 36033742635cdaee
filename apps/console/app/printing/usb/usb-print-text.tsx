import { useText } from "../../i18n/text.ts";
import type { UsbPrintState, UsbTrouble } from "./usb-print-state.ts";

const troubles = {
  paper_out: "printing.usb.trouble.paperOut",
  cover_open: "printing.usb.trouble.coverOpen",
  offline: "printing.usb.trouble.offline",
  error: "printing.usb.trouble.error",
  busy: "printing.usb.trouble.busy",
  unplugged: "printing.usb.trouble.unplugged",
  stalled: "printing.usb.trouble.stalled",
} as const satisfies Record<UsbTrouble, string>;

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
  const trouble = troubleOf(state);
  return (
    <p role="status" className={isFailure ? "text-danger wrap-anywhere" : "text-sm text-muted"}>
      {[
        step && t(step),
        trouble && t(troubles[trouble]),
        state.step === "uncertain" && marks && t("printing.usb.nextIsMarked"),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

function troubleOf(state: UsbPrintState): UsbTrouble | null {
  if ("trouble" in state) return state.trouble;
  return "standstill" in state ? state.standstill : null;
}
