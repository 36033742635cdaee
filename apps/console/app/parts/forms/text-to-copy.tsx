import { copyText } from "@comanda/ui/page/copy-text.ts";
import { Fragment } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";

type TextToCopyProps = { text: string; copied: boolean; onCopied: () => void };

/** A text for another program, such as a key, with a button that copies it. */
export function TextToCopy({ text, copied, onCopied }: TextToCopyProps) {
  const t = useText();
  const copy = async () => {
    if (await copyText(text)) onCopied();
  };
  return (
    <>
      <p dir="ltr" className="rounded-s bg-well p-3 font-mono text-sm select-all wrap-anywhere">
        {/* A line does not end after the hyphens of an option. */}
        {text.split(" ").map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words never move
          <Fragment key={at}>
            {at > 0 && " "}
            <span className="inline-block max-w-full">{word}</span>
          </Fragment>
        ))}
      </p>
      <Button look="solid" onClick={() => void copy()}>
        {t(copied ? "settings.tables.copied" : "integrations.copy")}
      </Button>
    </>
  );
}
