import FileUp from "lucide-react/icons/file-up";
import Layers from "lucide-react/icons/layers";
import Table2 from "lucide-react/icons/table-2";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { ActionsButton } from "../../parts/actions/actions-button.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";

const pages = [
  { path: "menu/prices", label: "menu.prices", Icon: Table2 },
  { path: "menu/groups", label: "menu.groups", Icon: Layers },
  { path: "menu/import", label: "menu.import", Icon: FileUp },
] as const;

type MenuLinksProps = {
  /** Whether there are dishes, which groups of choices are for. */
  hasDishes: boolean;
};

/** Links in the header, on wide screens, to the pages that are about the whole menu. */
export function MenuLinks({ hasDishes }: MenuLinksProps) {
  return (
    <div className="flex flex-wrap gap-2 max-lg:hidden">
      <Links hasDishes={hasDishes} />
    </div>
  );
}

/** The same links on a phone or an upright tablet: a button that opens them, so that the dishes have the screen. */
export function MenuLinksButton({ hasDishes }: MenuLinksProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionsButton
        name={t("nav.menu")}
        className="-me-3 lg:hidden"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t("nav.menu")}>
        <div className="flex flex-col gap-3">
          <Links hasDishes={hasDishes} />
        </div>
      </Sheet>
    </>
  );
}

function Links({ hasDishes }: MenuLinksProps) {
  const t = useText();
  const path = useCompanyPath();
  return pages
    .filter((page) => hasDishes || page.path !== "menu/groups")
    .map(({ path: to, label, Icon }) => (
      <Link key={to} to={path(to)} className={buttonClasses({ look: "outline", size: "m" })}>
        <Icon aria-hidden="true" className="size-5" />
        {t(label)}
      </Link>
    ));
}
