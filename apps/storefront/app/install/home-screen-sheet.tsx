import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import Check from "lucide-react/icons/check";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Share from "lucide-react/icons/share";
import Plus from "lucide-react/icons/square-plus";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { needsManualInstall } from "./needs-manual-install.ts";

type HomeScreenSheetProps = { open: boolean; onClose: () => void };

const APPLE = [
  { icon: Share, text: "install.share" },
  { icon: Plus, text: "install.add" },
  { icon: Check, text: "install.confirm" },
] as const;

const OTHERS = [
  { icon: EllipsisVertical, text: "install.menu" },
  { icon: Plus, text: "install.choose" },
  { icon: Check, text: "install.accept" },
] as const;

/**
 * Explains how to add the page to the home screen by hand: for iPhones and iPads, whose browsers have
 * no install prompt, and for visitors who have declined the browser's prompt.
 */
export function HomeScreenSheet({ open, onClose }: HomeScreenSheetProps) {
  const { name } = useCompanySite().company;
  const t = useText();
  const steps = open && needsManualInstall() ? APPLE : OTHERS;
  const title = t("install.title", { name });
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="overflow-y-auto px-5 pb-7 text-start">
        <p className="text-muted">{t("install.lead")}</p>
        <ol className="mt-4 flex flex-col gap-3">
          {steps.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <span className="grid size-11 flex-none place-items-center rounded-m bg-accent-soft text-accent-text">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {t(text)}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
