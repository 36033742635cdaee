import { copyText } from "@comanda/ui/page/copy-text.ts";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";

/** A text for another program, such as a key, with a button that copies it. */
export function TextToCopy({ text }: { text: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <>
      <p dir="ltr" className="rounded-s bg-well p-3 font-mono text-sm select-all wrap-anywhere">
        {text}
      </p>
      <Button look="solid" onClick={async () => setCopied(await copyText(text))}>
        {t(copied ? "settings.tables.copied" : "integrations.copy")}
      </Button>
    </>
  );
}
