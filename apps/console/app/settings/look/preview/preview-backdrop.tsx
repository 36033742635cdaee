import type { BackgroundPicture } from "@comanda/ui/look/company-background.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { lookPictureUrl } from "./look-picture-url.ts";

type PreviewBackdropProps = {
  form: Pick<SettingsForm, "pictureFile">;
  storageUrl: string;
  /** Null for a background without a picture. */
  picture: BackgroundPicture | null;
  /** A CSS colour over the picture. */
  wash: string;
};

/** The picture behind a page of the preview, under the wash that keeps text readable. */
export function PreviewBackdrop({ form, storageUrl, picture, wash }: PreviewBackdropProps) {
  const src = lookPictureUrl(form, storageUrl, "companies/backgrounds", picture?.mobile);
  if (!src) return null;
  return (
    <div className="absolute inset-0 -z-1 overflow-hidden">
      <img src={src} alt="" className="absolute inset-0 size-full object-cover" />
      <div className="absolute inset-0" style={{ background: wash }} />
    </div>
  );
}
