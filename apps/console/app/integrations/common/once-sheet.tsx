import { copyText } from "@comanda/ui/page/copy-text.ts";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Sheet } from "../../parts/sheet.tsx";

type OnceSheetProps = {
  /** The key or secret; null while the sheet is closed. */
  secret: string | null;
  title: string;
  text: string;
  onClose: () => void;
};

/**
 * Shows a key or a secret once, with a button that copies it. A press outside does not close the
 * sheet.
 */
export function OnceSheet({ secret, title, text, onClose }: OnceSheetProps) {
  return (
    <Sheet open={secret !== null} persistent onClose={onClose} title={title}>
      {secret !== null && <OnceBody key={secret} {...{ secret, text }} />}
    </Sheet>
  );
}

function OnceBody({ secret, text }: { secret: string; text: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-md wrap-anywhere">{text}</p>
      <p dir="ltr" className="rounded-s bg-well p-3 font-mono text-sm select-all wrap-anywhere">
        {secret}
      </p>
      <Button look="solid" onClick={async () => setCopied(await copyText(secret))}>
        {t(copied ? "team.copied" : "integrations.copy")}
      </Button>
    </div>
  );
}
