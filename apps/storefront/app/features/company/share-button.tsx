import Share from "lucide-react/icons/share-2";
import { useText } from "../../i18n/text.tsx";
import { canonicalUrl } from "../../shop/page-head.ts";
import { useShop } from "../../shop/shop.tsx";
import { IconButton } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Hands the restaurant's address to whatever the visitor shares with, where the browser can (spec §2). */
export function ShareButton() {
  const shop = useShop();
  const alive = useHydrated();
  const t = useText();
  const shared = { title: shop.company.name, url: canonicalUrl(shop, "/") };
  // The server does not know what the browser can.
  if (!alive || !navigator.canShare?.(shared)) return null;
  return (
    <IconButton
      label={t("info.share")}
      onClick={() => void navigator.share(shared).catch(() => undefined)}
    >
      <Share aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
