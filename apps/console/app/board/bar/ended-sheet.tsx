import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import type { LucideIcon } from "lucide-react";
import { buttonClasses } from "../../parts/button.tsx";

type EndedSheetProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The one way on. */
  link: { href: string; text: string };
};

/** Fills the screen: nothing of the restaurant is left to see. */
export function EndedSheet({ icon: Icon, title, text, link }: EndedSheetProps) {
  return (
    <Sheet open persistent onClose={() => undefined} label={title} shape="inset-0 h-dvh">
      <div className="m-auto flex max-w-[440px] flex-col items-start gap-4 p-6">
        <Icon aria-hidden="true" className="size-12 text-danger rtl:-scale-x-100" />
        <h2 className="text-xl font-bold wrap-anywhere">{title}</h2>
        <p className="text-board wrap-anywhere">{text}</p>
        <a href={link.href} className={buttonClasses({ look: "solid", size: "l" })}>
          {link.text}
        </a>
      </div>
    </Sheet>
  );
}
