import { Button } from "../../../ui/button.tsx";

type SubmitButtonProps = { busy?: boolean; ready: boolean; children: string };

/** Can be pressed while something is missing; the form then says what. */
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
