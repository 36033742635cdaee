import "../../i18n/await-office-messages.ts";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { OfflineBanner } from "../../layout/offline-banner.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { UndoToast } from "../../parts/undo/undo-toast.tsx";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { useEditedMenu } from "../data/use-edited-menu.ts";
import { WriteErrorText } from "../data/write-error-text.tsx";
import { MenuLinks, MenuLinksButton } from "../links/menu-links.tsx";
import { MenuBody } from "./menu-body.tsx";
import { useMenuActions } from "./use-menu-actions.ts";

type MenuPageProps = { menu: Menu; place: MenuPlace };

/** The menu: categories and products in order, with what is changed most often. */
export function MenuPage({ menu: initial, place }: MenuPageProps) {
  const t = useText();
  const path = useCompanyPath();
  const state = useEditedMenu(place, initial);
  const actions = useMenuActions(place, state);
  const { menu, done, error } = state;
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <>
      <title>{t("nav.menu")}</title>
      <OfflineBanner />
      <PageHeader
        title={t("nav.menu")}
        aside={t("menu.counts", { products: count, categories: menu.categories.length })}
        asideFits="wide"
      >
        <MenuLinks hasDishes={count > 0} />
        {menu.categories.length > 0 && (
          <Link
            to={path("menu/products/new")}
            className={`${buttonClasses({ look: "solid", size: "m" })} max-md:px-2! max-md:text-sm!`}
          >
            <Plus aria-hidden="true" className="size-5 max-md:hidden" />
            {t("menu.newDish")}
          </Link>
        )}
        <MenuLinksButton hasDishes={count > 0} />
      </PageHeader>
      {error && <WriteErrorText error={error} onClose={() => state.setError(null)} />}
      <MenuBody state={state} actions={actions} place={place} />
      {done && (
        <UndoToast
          key={done.until}
          text={done.text}
          until={done.until}
          onUndo={state.undo}
          onEnd={state.clearDone}
        />
      )}
    </>
  );
}
