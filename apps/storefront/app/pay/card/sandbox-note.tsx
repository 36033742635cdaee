import FlaskConical from "lucide-react/icons/flask-conical";
import { useText } from "../../i18n/text.ts";

type SandboxNoteProps = {
  note: "pay.test.note" | "pay.test.bank";
  /** What the customer can try. */
  examples: readonly { name: string; onTry: () => void }[];
  disabled?: boolean;
};

/** Says that no money moves, and lists what the customer can try. */
export function SandboxNote({ note, examples, disabled }: SandboxNoteProps) {
  const t = useText();
  return (
    <div className="rounded-m border border-dashed border-field px-3.5 py-3 text-xs">
      <p className="flex gap-2 text-muted">
        <FlaskConical className="mt-px size-4 flex-none" aria-hidden="true" />
        <span className="min-w-0 flex-1 wrap-anywhere">{t(note)}</span>
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        {examples.map(({ name, onTry }) => (
          <button
            key={name}
            type="button"
            disabled={disabled}
            onClick={onTry}
            className="target min-h-9 rounded-full border border-line bg-surface px-3 font-bold text-accent-text disabled:text-muted"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
