import type { Product } from "@comanda/contract/companies/menu";
import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import Maximize from "lucide-react/icons/maximize-2";
import { useEffect, useEffectEvent, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { withLaterMessages } from "../../i18n/with-later-messages.ts";
import { LoadingSheet } from "../../lazy/lazy-sheet.tsx";
import { pictureSource } from "../../media/picture-source.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { ProductPhoto } from "./product-photo.tsx";
import { usePictureOpen } from "./zoom/use-picture-open.ts";

const loadZoom = withLaterMessages(
  async () => (await import("./zoom/picture-zoom.tsx")).PictureZoom,
);

type ProductPictureProps = {
  product: Product;
  /** The product is sold out, or the cart has all that is left. */
  unavailable: boolean;
};

/**
 * Shows the large picture of a product, grey when none can be added; a press shows it on the whole
 * screen. Of several pictures the visitor chooses one by small ones below.
 */
export function ProductPicture({ product, unavailable }: ProductPictureProps) {
  const site = useCompanySite();
  const t = useText();
  const zoom = usePictureOpen();
  const [chosen, setChosen] = useState(0);
  // A page that is loaded again while a picture is enlarged shows that one. In an effect, because the page as
  // the server sent it shows the first.
  const restore = useEffectEvent(() => setChosen(zoom.index ?? 0));
  useEffect(() => restore(), []);
  const sources = product.images.flatMap(
    ({ image_url }) => pictureSource(site, "product", image_url) ?? [],
  );
  const shown = chosen < sources.length ? chosen : 0;
  const source = sources[shown];
  if (!source) return product.images.length > 0 && <div className="h-12" />;
  return (
    <>
      <div className="relative">
        <ProductPhoto key={source.src} source={source} name={product.name} grey={unavailable} />
        {/* The whole picture takes the press. */}
        <button
          type="button"
          aria-label={t("product.zoom", { name: product.name })}
          aria-haspopup="dialog"
          onPointerDown={() => preloadPart(loadZoom)}
          onClick={() => zoom.open(shown)}
          className="absolute inset-0 flex cursor-zoom-in! items-end justify-end p-3 [@media(height<30rem)]:justify-start active:opacity-100!"
        >
          <span className="grid size-9 place-items-center rounded-full bg-surface/80 text-ink">
            <Maximize aria-hidden="true" className="size-4" />
          </span>
        </button>
        {zoom.isOpen && (
          <LazyPart
            load={loadZoom}
            props={{ source, name: product.name, onClose: zoom.close }}
            unavailable={<LoadingSheet open onClose={zoom.close} title={product.name} failed />}
          />
        )}
      </div>
      {sources.length > 1 && (
        <PictureChoice sources={sources} chosen={shown} onChoose={setChosen} />
      )}
    </>
  );
}
