import Utensils from "lucide-react/icons/utensils";
import { memo } from "react";
import { useText } from "../../i18n/text.ts";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { companyColors } from "../../parts/prints/company-colors.ts";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { dishPictureUrl } from "../data/product-parts.ts";
import { readCount } from "../form/draft-faults.ts";
import type { ProductDraft } from "../form/product-to-draft.ts";
import { PreviewGroup } from "./preview-group.tsx";
import { previewChoices, previewPrice } from "./preview-rows.ts";

type PhonePreviewProps = { draft: ProductDraft; menu: Menu; place: MenuPlace };

/** How a guest's phone shows the product that is being written. */
export const PhonePreview = memo(function PhonePreview({ draft, menu, place }: PhonePreviewProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const { currency } = menu;
  const { fill, ink } = companyColors(place.accent);
  const [picture] = draft.pictures;
  const src = picture ? dishPictureUrl(picture.source, menu, place.storageUrl, 800) : null;
  const shown = draft.variants.find(({ selected }) => selected) ?? draft.variants[0];
  return (
    <aside aria-label={t("menu.preview")} className="sticky top-20 max-lg:hidden">
      <p className="pb-2 text-md font-bold">{t("menu.preview")}</p>
      <div className="flex max-h-[calc(100dvh-9rem)] flex-col guest-phone overflow-hidden rounded-[28px] border-[5px] border-inverse">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <div tabIndex={0} className="min-h-0 overflow-y-auto">
          {src ? (
            <img src={src} alt="" className="block h-44 w-full object-cover" />
          ) : (
            <div className="grid h-28 place-items-center bg-well text-muted">
              <Utensils aria-hidden="true" className="size-10" />
            </div>
          )}
          <div className="flex flex-col gap-3 p-4">
            <div>
              <p className="text-lg font-bold wrap-anywhere">
                <bdi>{draft.name.trim() || t("menu.newDish")}</bdi>
              </p>
              <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
                {draft.description}
              </p>
            </div>
            {draft.variants.length > 1 && (
              <PreviewGroup
                title={t("menu.sizesTitle")}
                color={fill}
                rows={draft.variants.map((variant, at) => ({
                  key: variant.key,
                  name: variant.name.trim() || t("menu.sizeName", { number: at + 1 }),
                  ...previewPrice(variant, currency, moneyText),
                  isChosen: variant.selected,
                }))}
              />
            )}
            {draft.groups.map((group) => (
              <PreviewGroup
                key={group.key}
                title={group.name.trim() || t("menu.newGroup")}
                color={fill}
                isMany={readCount(group.max) !== 1}
                rows={previewChoices(group, currency, moneyText)}
              />
            ))}
          </div>
        </div>
        <div className="border-t border-line p-3">
          <p
            style={{ background: fill, color: ink }}
            className="flex min-h-11 items-center justify-between gap-2 rounded-m px-4 font-bold"
          >
            <span>{t("menu.previewAdd")}</span>
            <bdi>{shown && previewPrice(shown, currency, moneyText).price}</bdi>
          </p>
        </div>
      </div>
      {!draft.visible && <p className="pt-2 text-sm text-muted">{t("menu.previewHidden")}</p>}
    </aside>
  );
});
