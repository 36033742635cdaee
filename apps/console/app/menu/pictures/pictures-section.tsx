import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import Camera from "lucide-react/icons/camera";
import ImageIcon from "lucide-react/icons/image";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import type { MenuPlace } from "../data/menu-types.ts";
import { pictureAddress } from "../data/product-parts.ts";
import type { MenuState } from "../data/use-menu.ts";
import { FormSection } from "../form/form-section.tsx";
import { moveItem, newKey } from "../form/product-draft.ts";
import type { ProductForm } from "../form/use-product-form.ts";
import { PictureItem } from "./picture-item.tsx";
import { usePictureDrop } from "./use-picture-drop.ts";
import { pictureErrorKeys, usePictureUpload } from "./use-picture-upload.ts";

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
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // An upload may end while the member goes on typing: what is typed last counts.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => preloadPart(loadCropSheet), []);
  const upload = usePictureUpload(place.companyId, form.uploads, ({ source, url }) => {
    state.apply((menu) => ({ ...menu, picture_urls: { ...menu.picture_urls, [source]: url } }));
    const { draft, change } = latest.current;
    change({ ...draft, pictures: [...draft.pictures, { key: newKey(), source }] });
  });
  const add = (chosen: readonly File[]) => {
    const space = MAX_PICTURES - pictures.length - waiting.length;
    setWaiting([...waiting, ...upload.accept(chosen, Math.max(0, space))]);
  };
  const { isOver, dropProps } = usePictureDrop(add);
  const [cropped, ...others] = waiting;
  const set = (next: typeof pictures) => form.change({ ...form.draft, pictures: next });
  const take = (input: HTMLInputElement) => {
    add([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = "";
  };
  return (
    <FormSection title={t("menu.pictures")}>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map(({ key, source }, at) => (
          <PictureItem
            key={key}
            name={t("menu.pictureNumber", { number: at + 1 })}
            src={pictureAddress(source, state.menu, place.storageUrl)}
            isFirst={at === 0}
            isLast={at === pictures.length - 1}
            onMove={(by) => set(moveItem(pictures, key, by))}
            onRemove={() => set(pictures.filter((each) => each.key !== key))}
          />
        ))}
      </ul>
      <div
        {...dropProps}
        className={`flex flex-col items-center gap-2 rounded-m border-2 border-dashed p-4 text-center ${isOver ? "border-accent bg-accent-soft" : "border-field"}`}
      >
        <p className="text-sm text-muted max-md:hidden">{t("menu.dropPictures")}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="outline" busy={upload.busy} onClick={() => files.current?.click()}>
            <ImageIcon aria-hidden="true" className="size-5" />
            {t("menu.choosePicture")}
          </Button>
          <Button look="outline" className="md:hidden" onClick={() => camera.current?.click()}>
            <Camera aria-hidden="true" className="size-5" />
            {t("menu.takePicture")}
          </Button>
        </div>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          accept="image/*"
          onChange={(event) => take(event.currentTarget)}
        />
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          onChange={(event) => take(event.currentTarget)}
        />
        <ul role="alert" className="flex flex-col gap-1 text-sm text-danger empty:hidden">
          {upload.faults.map(({ key, name, reason }) => (
            <li key={key} className="wrap-anywhere">
              <b>
                <bdi>{name}</bdi>
              </b>
              {": "}
              {t(pictureErrorKeys[reason], { count: MAX_PICTURES })}
            </li>
          ))}
          {error && <li>{error}</li>}
        </ul>
        {upload.failed.length > 0 && (
          <Button look="outline" onClick={upload.retry}>
            {t("menu.uploadAgain")}
          </Button>
        )}
      </div>
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
