import Check from "lucide-react/icons/check";
import Share from "lucide-react/icons/share";
import Plus from "lucide-react/icons/square-plus";
import { useText } from "../i18n/text.tsx";
import { useShop } from "../shop/shop.tsx";
import { Sheet, SheetHeader } from "../ui/sheet.tsx";

type HomeScreenSheetProps = { open: boolean; onClose: () => void };

const STEPS = [
  { icon: Share, text: "install.share" },
  { icon: Plus, text: "install.add" },
  { icon: Check, text: "install.confirm" },
] as const;

/** How a page is put on the home screen of an iPhone or iPad, whose browsers do not offer it. */
export function HomeScreenSheet({ open, onClose }: HomeScreenSheetProps) {
  const { name } = useShop().company;
  const t = useText();
  const title = t("install.title", { name });
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="overflow-y-auto px-7 pb-7 text-start">
        <p className="text-muted">{t("install.lead")}</p>
        <ol className="mt-4 flex flex-col gap-3">
          {STEPS.map(({ icon: Icon, text }) => (
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
