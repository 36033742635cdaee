import { PICTURE_TYPES } from "@comanda/contract/menu/menu-calls";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH } from "../../parts/button.tsx";
import { FileButton } from "../../parts/forms/file-button.tsx";
import { PictureProblem } from "../form/picture-problem.tsx";
import { useSettingsPicture } from "../form/use-settings-picture.ts";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { lookPictureUrl } from "./preview/look-picture-url.ts";

type PictureSettingProps = {
  form: SettingsForm;
  /** The path of the two names, such as `….background_image.desktop`. */
  path: string;
  use: "background_desktop" | "background_mobile";
  label: string;
  hint?: string;
  storageUrl: string;
};

/** The picture behind a page on one kind of screen, with its thumbnail. */
export function PictureSetting({ form, path, use, label, hint, storageUrl }: PictureSettingProps) {
  const t = useText();
  const { upload, busy, problem } = useSettingsPicture(form, use);
  const source = form.get(`${path}_url`);
  const src = lookPictureUrl(form, storageUrl, "companies/backgrounds", source);
  const setPicture = (name: string | null) =>
    form.setAll({ [`${path}_url`]: name, [`${path}_thumbnail_url`]: name });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {src && (
          <img
            src={src}
            alt={label}
            className={`rounded-m border border-line object-cover ${use === "background_desktop" ? "h-18 w-32" : "h-24 w-14"}`}
          />
        )}
        <FileButton
          accept={PICTURE_TYPES.join(",")}
          label={t("settings.look.choosePicture")}
          busy={busy}
          onFile={(picture) => upload(picture, setPicture)}
        />
        {typeof source === "string" && source !== "" && (
          <Button look="quiet" className={FLUSH} onClick={() => setPicture(null)}>
            {t("settings.look.removePicture")}
          </Button>
        )}
      </div>
      <PictureProblem problem={problem} fault={form.faultAt(`${path}_url`)} />
      {hint && <p className="pt-1 text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}
