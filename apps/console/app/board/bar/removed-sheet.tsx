import "../../i18n/await-people-messages.ts";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import UserX from "lucide-react/icons/user-x";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { buttonClasses } from "../../parts/button.tsx";

/** Fills the screen: nothing of the restaurant is left to see. */
export function RemovedSheet() {
  const t = useText();
  const { name } = useCompanyPage().member.company;
  const title = t("ended.removed");
  return (
    <Sheet open persistent onClose={() => undefined} label={title} shape="inset-0 h-dvh">
      <div className="m-auto flex max-w-[440px] flex-col items-start gap-4 p-6">
        <UserX aria-hidden="true" className="size-12 text-danger" />
        <h2 className="text-xl font-bold wrap-anywhere">{title}</h2>
        <p className="text-md text-muted wrap-anywhere">{t("ended.removedText", { name })}</p>
        <a href="/" className={buttonClasses({ look: "solid", size: "l" })}>
          {t("error.home")}
        </a>
      </div>
    </Sheet>
  );
}
