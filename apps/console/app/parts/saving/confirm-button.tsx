import { ignorePressesBriefly } from "@comanda/ui/press/ignore-presses-briefly.ts";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../button.tsx";

type ConfirmButtonProps = {
  label: ReactNode;
  /** The first button's name for screen readers, where the label does not say what it is about. */
  fullLabel?: string;
  /** The label of the second button, which does what was asked for. */
  confirm: string;
  /** The label of the button that takes the question back. */
  keep: string;
  /** What is lost, which stands above the second button. */
  question?: string;
  busy?: boolean;
  /** The look of the first button. */
  look?: "danger-outline" | "outline" | "quiet";
  className?: string;
  onConfirm: () => void;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

const focusAndHold = (button: HTMLButtonElement | null) => {
  if (!button) return;
  button.focus();
  ignorePressesBriefly(button);
};

/** A key that is held down presses a button again and again. */
const skipRepeated = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * A button for a loss. The first press replaces it by a second button, which has the focus then. The second
 * half of a double tap and a key that is still down do not press that one.
 */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, fullLabel, confirm, keep, question, busy = false, className, onConfirm } = props;
  const { look = "danger-outline" } = props;
  const questionId = useId();
  const [stage, setStage] = useState<"first" | "asking" | "kept">("first");
  if (stage !== "asking")
    return (
      <Button
        key="first"
        look={look}
        ref={stage === "kept" ? focus : undefined}
        aria-label={fullLabel}
        disabled={busy}
        className={className}
        onClick={() => setStage("asking")}
      >
        {label}
      </Button>
    );
  const buttons = (
    <>
      <Button
        key="confirm"
        look="danger"
        ref={focusAndHold}
        aria-describedby={question && questionId}
        disabled={busy}
        onKeyDown={skipRepeated}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
      <Button look="quiet" onClick={() => setStage("kept")}>
        {keep}
      </Button>
    </>
  );
  if (!question) return buttons;
  return (
    <div className="flex flex-col gap-3 rounded-m border border-danger p-3">
      <p id={questionId} className="text-md wrap-anywhere">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </div>
  );
}
