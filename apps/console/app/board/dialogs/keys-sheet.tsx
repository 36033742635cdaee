import { type MessageKey, useText } from "../../i18n/text.ts";
import { Sheet } from "../../parts/sheets/sheet.tsx";

const keys: readonly { keys: string[]; does: MessageKey }[] = [
  { keys: ["1", "–", "9"], does: "board.keys.pick" },
  { keys: ["↑", "↓", "←", "→"], does: "board.keys.move" },
  { keys: ["A"], does: "board.keys.accept" },
  { keys: ["R"], does: "board.keys.refuse" },
  { keys: ["N"], does: "board.keys.advance" },
  { keys: ["O"], does: "board.keys.open" },
  { keys: ["/"], does: "board.keys.search" },
  { keys: ["?"], does: "board.keys.help" },
];

/** The keys of the board. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Sheet open onClose={onClose} title={t("board.keys.title")}>
      <dl className="flex flex-col">
        {keys.map(({ keys: names, does }) => (
          <div
            key={does}
            className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line last:border-b-0"
          >
            <dt dir="ltr" className="flex min-w-36 flex-wrap gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="grid min-h-8 min-w-8 place-items-center rounded-s border border-line px-2 text-md font-bold"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0 flex-1 basis-32 text-md">{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
