import Smartphone from "lucide-react/icons/smartphone";
import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Sheet } from "../../../parts/sheets/sheet.tsx";

/** The preview beside a form, on wide screens. */
export function PreviewAside({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <aside
      aria-label={t("menu.preview")}
      className="sticky top-16 flex max-h-[calc(100dvh-4rem)] flex-col gap-2 overflow-y-auto py-4 pe-4 max-lg:hidden"
    >
      <p className="text-md font-bold">{t("menu.preview")}</p>
      {children}
    </aside>
  );
}

/** Opens the same preview over the form, where there is no room beside it. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button look="outline" className="w-full" onClick={() => setOpen(true)}>
        <Smartphone aria-hidden="true" className="size-5" />
        {t("settings.look.showPreview")}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("menu.preview")}>
        <div className="mx-auto flex max-w-[320px] flex-col gap-2">{children}</div>
      </Sheet>
    </div>
  );
}
