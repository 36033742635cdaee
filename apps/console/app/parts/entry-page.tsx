import { moveFocusIfLost } from "@comanda/ui/page/page-focus.ts";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";

type EntryPageProps = { title: string; text?: ReactNode; children: ReactNode };

/** The end of an entry page in its HTML. */
const END = "entry-end";

/**
 * A page outside a company: one narrow column, as for signing in. The browser paints it once it has read the whole
 * column: what is centred moves with each part that comes later.
 */
export function EntryPage({ title, text, children }: EntryPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col justify-center gap-4 p-6">
      <title>{title}</title>
      <link rel="expect" href={`#${END}`} blocking="render" />
      <h1 className="text-xl font-bold wrap-anywhere">{title}</h1>
      {text && <p className="text-md text-muted wrap-anywhere">{text}</p>}
      {children}
      <span id={END} hidden />
    </main>
  );
}

/**
 * Moves the focus to the first field of another step of an entry page, or to its heading where it has no
 * field: the button that was pressed is gone.
 */
export function useEntryFocus(step: unknown): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const field = document.querySelector<HTMLElement>("main input");
    moveFocusIfLost(field ?? document.querySelector("h1"));
  }, [step]);
}

/** The fields of a submitted form, by their names. */
export function formValues(event: SubmitEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const entries = [...new FormData(event.currentTarget)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The secret behind `#` of a link; null until the page is hydrated, empty without one. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(window.location.hash.slice(1)), []);
  return token;
}
