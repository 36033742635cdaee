import Camera from "lucide-react/icons/camera";
import ImageIcon from "lucide-react/icons/image";
import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { usePictureDrop } from "./use-picture-drop.ts";
import { type PictureUpload, pictureErrorKeys } from "./use-picture-upload.ts";

type PictureDropZoneProps = {
  upload: Pick<PictureUpload, "busy" | "faults" | "failed" | "retry">;
  /** How many pictures a product has at most. */
  most: number;
  error: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** Where pictures are dropped, chosen or taken by the camera, and what is wrong with them. */
export function PictureDropZone({ upload, most, error, onFiles }: PictureDropZoneProps) {
  const t = useText();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = usePictureDrop(onFiles);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = "";
  };
  return (
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
            {t(pictureErrorKeys[reason], { count: most })}
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
  );
}
