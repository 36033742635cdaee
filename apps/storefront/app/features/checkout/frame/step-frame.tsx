import { IconButton } from "@comanda/ui/controls/button.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { trackEdits } from "./focus-first-error.ts";

type StepFrameProps = {
  title: string;
  progress: { step: number; of: number };
  onBack?: () => void;
  onClose?: () => void;
  /** Whether the focus goes to the first field, for a step that has nothing to read before it. */
  startsInField?: boolean;
  /** Whether it has so little content that wide screens show it in a lower dialog. */
  short?: boolean;
  /** A request is running: the step cannot be left. */
  busy?: boolean;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  footer: ReactNode;
  children: ReactNode;
};

/** Shows the frame of a step: title on top, button at the bottom, scrolling content between them. */
export function StepFrame({
  title,
  progress,
  onBack,
  onClose,
  startsInField = false,
  short = false,
  busy,
  onSubmit,
  footer,
  children,
}: StepFrameProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);

  // The sheet opens after its content is mounted and takes the focus; the next frame gives it back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const field = startsInField && heading.current?.closest("form")?.querySelector("input");
      (field || heading.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [startsInField]);

  return (
    <form
      noValidate
      {...trackEdits}
      onSubmit={onSubmit}
      data-short={short || undefined}
      className="flex min-h-0 flex-auto flex-col overflow-y-auto bg-ground"
    >
      {/* Not a header, nor a footer below: those are of the page, which lies behind. */}
      <div className="flex min-h-15 flex-none items-center gap-3 bg-surface px-4 py-2">
        {onBack && (
          <IconButton label={t("checkout.back")} onClick={onBack}>
            <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </IconButton>
        )}
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-md outline-none">
          {title}
        </h2>
        {onClose && (
          <IconButton label={t("checkout.close")} onClick={onClose} disabled={busy}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Progress {...progress} />
      <div className="min-h-32 flex-1 overflow-y-auto overscroll-contain p-4 [@media(max-height:30rem)]:flex-[1_0_auto]">
        {children}
      </div>
      <div className="flex flex-none flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {footer}
      </div>
    </form>
  );
}

function Progress({ step, of }: { step: number; of: number }) {
  const t = useText();
  return (
    <div className="h-1 flex-none bg-line">
      <div
        className="h-full bg-accent-edge motion-safe:transition-[width] motion-safe:duration-200"
        style={{ width: `${(100 * step) / of}%` }}
      />
      <span className="heard">{t("checkout.progress", { step, of })}</span>
    </div>
  );
}
