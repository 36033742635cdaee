import "react-image-crop/dist/ReactCrop.css";
import { useEffect, useRef, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { cropPicture } from "./crop-picture.ts";

type CropSheetProps = {
  file: File;
  onCrop: (picture: Blob) => void;
  /** The browser cannot show the file. */
  onUnreadable: () => void;
  onClose: () => void;
};

/** Chooses the square of a picture that the menu shows, by mouse, touch or arrow keys. */
export function CropSheet({ file, onCrop, onUnreadable, onClose }: CropSheetProps) {
  const t = useText();
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const corner = t("menu.cropCorner");
  const finish = async () => {
    if (!image.current || !crop || busy) return;
    setBusy(true);
    const picture = await cropPicture(image.current, crop);
    setBusy(false);
    if (picture) onCrop(picture);
    else onUnreadable();
  };
  return (
    <Sheet
      open
      persistent
      onClose={onClose}
      title={t("menu.cropTitle")}
      footer={
        <Button look="solid" busy={busy} disabled={!crop} onClick={() => void finish()}>
          {t("menu.cropTake")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-muted">{t("menu.cropText")}</p>
      <div dir="ltr" className="grid justify-items-center">
        {address && (
          // The library lets its picture inherit this height: the whole frame stays in view.
          <ReactCrop
            className="max-h-[50dvh]"
            aspect={1}
            keepSelection
            crop={crop}
            minWidth={40}
            ariaLabels={{
              cropArea: t("menu.cropArea"),
              nwDragHandle: corner,
              nDragHandle: corner,
              neDragHandle: corner,
              eDragHandle: corner,
              seDragHandle: corner,
              sDragHandle: corner,
              swDragHandle: corner,
              wDragHandle: corner,
            }}
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={address}
              alt={file.name}
              onError={onUnreadable}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                const square = makeAspectCrop({ unit: "%", width: 100 }, 1, width, height);
                setCrop(centerCrop(square, width, height));
              }}
            />
          </ReactCrop>
        )}
      </div>
    </Sheet>
  );
}
