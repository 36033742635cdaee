import { Chip } from "@comanda/ui/controls/chip.tsx";
import { preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import Info from "lucide-react/icons/info";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { LazySheet } from "../../lazy/lazy-sheet.tsx";

const loadInfoSheet = withLaterMessages(async () => (await import("./info-sheet.tsx")).InfoSheet);

/** Opens the company's information: a text button on wide screens, an icon on phones. */
export function InfoButton() {
  const [open, setOpen] = useState(false);
  const t = useText();
  const title = t("info.title");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={title}
        onPointerEnter={() => preloadPart(loadInfoSheet)}
        onClick={() => setOpen(true)}
        className="target -me-[8px] grid min-w-[44px] flex-none place-items-center rounded-full lg:me-0"
      >
        <Info aria-hidden="true" className="size-5 text-muted lg:hidden" />
        <span className="hidden lg:block">
          <Chip>{title}</Chip>
        </span>
      </button>
      <LazySheet
        load={loadInfoSheet}
        title={title}
        props={{ open, onClose: () => setOpen(false) }}
      />
    </>
  );
}
