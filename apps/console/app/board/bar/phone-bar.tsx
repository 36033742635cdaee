import Search from "lucide-react/icons/search";
import { useText } from "../../i18n/text.ts";
import { CompanyLogo } from "../../layout/company-logo.tsx";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { ConnectionLabel } from "./connection-label.tsx";
import { OpeningState } from "./opening-state.tsx";
import { SoundButton } from "./sound-button.tsx";

/** The bar of the board on a phone. */
export function PhoneBar() {
  const t = useText();
  const { show } = useDialogs();
  const { member } = useCompanyPage();
  return (
    <header className="sticky top-0 z-10 flex min-h-15 flex-wrap items-center gap-1 border-b border-line bg-surface ps-3 pe-1 md:hidden">
      <CompanyLogo />
      <div className="min-w-0 flex-1 basis-20">
        <p className="flex text-md leading-tight font-bold">
          <bdi data-clamped className="min-w-0 truncate">
            {member.company.name}
          </bdi>
        </p>
        <OpeningState />
      </div>
      <ConnectionLabel compact />
      <SoundButton compact />
      <IconButton label={t("board.search.open")} onClick={() => show({ kind: "search" })}>
        <Search aria-hidden="true" className="size-6" />
      </IconButton>
    </header>
  );
}
