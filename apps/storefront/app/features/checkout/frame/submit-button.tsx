import { Button } from "@comanda/ui/controls/button.tsx";

type SubmitButtonProps = { busy?: boolean; ready: boolean; children: string };

/** The button stays enabled while a field is missing; the form then shows which. */
export function SubmitButton({ busy = false, ready, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      busy={busy}
      aria-disabled={!ready || undefined}
      className="aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-muted"
    >
      {children}
    </Button>
  );
}
