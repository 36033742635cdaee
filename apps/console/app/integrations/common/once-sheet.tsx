import { useState } from "react";
import { TextToCopy } from "../../parts/forms/text-to-copy.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";

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
  // The secret that was copied: another one is not copied yet.
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === secret;
  return (
    <Sheet open={secret !== null} persistent uncopied={!isCopied} onClose={onClose} title={title}>
      {secret !== null && (
        <div className="flex flex-col gap-3">
          <p className="text-md wrap-anywhere">{text}</p>
          <TextToCopy text={secret} copied={isCopied} onCopied={() => setCopied(secret)} />
        </div>
      )}
    </Sheet>
  );
}
