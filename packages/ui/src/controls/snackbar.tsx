import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useState } from "react";

/** Long enough to read a line twice. */
const SHOWN_MS = 5_000;

type Note = {
  text: string;
  failed: boolean;
  /** Makes two notes with the same text different: screen readers announce only changes. */
  count: number;
};

/**
 * Returns a short message about the last action, at the bottom of the screen for five seconds. `say`
 * shows a message and `snackbar` is its element, which stands above the consent banner. In a sheet the
 * element must be inside the sheet, because screen readers skip the rest of the page. A repeated message is
 * announced again.
 */
export function useSnackbar() {
  const [note, setNote] = useState<Note | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return {
    say: (text: string, { failed = false } = {}) =>
      setNote((last) => ({ text, failed, count: (last?.count ?? 0) + 1 })),
    snackbar: <Snackbar note={note} />,
  };
}

function Snackbar({ note }: { note: Note | null }) {
  const Icon = note?.failed ? CircleAlert : CircleCheck;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--question,0px))] z-50 mx-auto flex max-w-[420px] justify-center in-[dialog]:bottom-4"
    >
      {note && (
        <p
          key={note.count}
          className="rise flex items-center gap-2 rounded-m bg-ink px-4 py-3 text-start text-sm text-surface shadow-2"
        >
          <Icon aria-hidden="true" className="size-5 flex-none" />
          {note.text}
        </p>
      )}
    </div>
  );
}
