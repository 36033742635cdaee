import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect, useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { MenuPlace } from "../data/menu-types.ts";
import { dishPictureUrl } from "../data/product-parts.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { FormSection } from "../form/form-section.tsx";
import { moveItem, newKey } from "../form/product-to-draft.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { PictureDropZone } from "./picture-drop-zone.tsx";
import { PictureItem } from "./picture-item.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

const loadCropSheet = async () => (await import("./crop-sheet.tsx")).CropSheet;

const MAX_PICTURES = 20;

type PicturesSectionProps = {
  form: ProductForm;
  state: MenuState;
  place: MenuPlace;
  error: string | undefined;
};

/** The pictures of a product: dropped, pasted, chosen or taken by the camera; the first is on the menu. */
export function PicturesSection({ form, state, place, error }: PicturesSectionProps) {
  const t = useText();
  const { pictures } = form.draft;
  const [waiting, setWaiting] = useState<File[]>([]);
  useEffect(() => preloadPart(loadCropSheet), []);
  const upload = usePictureUpload(place.companyId, form.uploads, ({ source, url }) => {
    state.apply((menu) => ({ ...menu, picture_urls: { ...menu.picture_urls, [source]: url } }));
    form.change((draft) => {
      const picture = { key: newKey(), source };
      return { ...draft, pictures: [...draft.pictures, picture] };
    });
  });
  const [cropped, ...others] = waiting;
  const set = (next: typeof pictures) => form.change({ ...form.draft, pictures: next });
  return (
    <FormSection title={t("menu.pictures")}>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map(({ key, source }, at) => (
          <PictureItem
            key={key}
            name={t("menu.pictureNumber", { number: at + 1 })}
            src={dishPictureUrl(source, state.menu, place.storageUrl)}
            isFirst={at === 0}
            isLast={at === pictures.length - 1}
            onMove={(by) => set(moveItem(pictures, key, by))}
            onRemove={() => set(pictures.filter((each) => each.key !== key))}
          />
        ))}
      </ul>
      <PictureDropZone
        upload={upload}
        most={MAX_PICTURES}
        error={error}
        onFiles={(chosen) => {
          const space = MAX_PICTURES - pictures.length - waiting.length;
          setWaiting([...waiting, ...upload.accept(chosen, Math.max(0, space))]);
        }}
      />
      {cropped && (
        <LazyPart
          key={`${cropped.name} ${waiting.length}`}
          load={loadCropSheet}
          unavailable={<p className="text-sm text-danger">{t("failure.unreachable")}</p>}
          props={{
            file: cropped,
            onCrop: (picture: Blob) => {
              setWaiting(others);
              upload.send(cropped.name, picture);
            },
            onUnreadable: () => {
              setWaiting(others);
              upload.refuse(cropped.name);
            },
            onClose: () => setWaiting(others),
          }}
        />
      )}
    </FormSection>
  );
}
