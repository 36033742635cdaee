import { useState } from "react";
import { useText } from "../i18n/text.ts";
import { TextToCopy } from "../parts/forms/text-to-copy.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import type { PrinterToken } from "./printer-token.ts";

/** Shows a printer's token once, with what to do with it. */
export function TokenSheet({
  token,
  onClose,
}: {
  token: PrinterToken | null;
  onClose: () => void;
}) {
  const t = useText();
  // What was copied: another token is not copied yet.
  const [copied, setCopied] = useState<PrinterToken | null>(null);
  const isCopied = copied === token;
  return (
    <Sheet
      open={token !== null}
      persistent
      uncopied={!isCopied}
      onClose={onClose}
      title={t("printing.tokenTitle")}
    >
      {token && <TokenBody token={token} copied={isCopied} onCopied={() => setCopied(token)} />}
    </Sheet>
  );
}

type TokenBodyProps = { token: PrinterToken; copied: boolean; onCopied: () => void };

function TokenBody({ token: { token, cloudprnt_path: path }, ...copying }: TokenBodyProps) {
  const t = useText();
  const { origin } = window.location;
  const text = path
    ? origin + path
    : `npm run comanda -- print-agent --server ${origin} --token ${token} --printer 192.168.1.50`;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-md wrap-anywhere">
        {t(path ? "printing.tokenCloud" : "printing.tokenAgent")}
      </p>
      <p className="text-sm text-muted">{t("printing.tokenOnce")}</p>
      <TextToCopy text={text} {...copying} />
    </div>
  );
}
