import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useState } from "react";

/** Long enough to read a line twice. */
const SHOWN_MS = 5_000;

type Note = { text: string; failed: boolean };

/**
 * A word about what was just done, at the bottom of the screen for a few seconds: `say` shows it,
 * `snackbar` is where it stands. In a sheet it belongs inside of that, above which nothing else is
 * seen. Said again, it is read out again.
 */
export function useSnackbar() {
  const [note, setNote] = useState<Note | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return {
    say: (text: string, { failed = false } = {}) => setNote({ text, failed }),
    snackbar: <Snackbar note={note} />,
  };
}

function Snackbar({ note }: { note: Note | null }) {
  const Icon = note?.failed ? CircleAlert : CircleCheck;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-[420px] justify-center"
    >
      {note && (
        <p className="rise flex items-center gap-2 rounded-m bg-ink px-4 py-3 text-start text-sm text-surface shadow-2">
          <Icon aria-hidden="true" className="size-5 flex-none" />
          {note.text}
        </p>
      )}
    </div>
  );
}
