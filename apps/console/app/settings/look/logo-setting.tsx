import { PICTURE_TYPES } from "@comanda/contract/menu/menu-calls";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH } from "../../parts/button.tsx";
import { FileButton } from "../../parts/forms/file-button.tsx";
import { PictureProblem } from "../form/picture-problem.tsx";
import { useSettingsPicture } from "../form/use-settings-picture.ts";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { LOGO } from "./paths/look-paths.ts";

type LogoSettingProps = {
  form: SettingsForm;
  /** The address of stored pictures: `/media` or an absolute address. */
  storageUrl: string;
};

const THUMBNAIL = "company.logo_thumbnail_url";

/** The logo, which is uploaded at once and shown to guests when the page is saved. */
export function LogoSetting({ form, storageUrl }: LogoSettingProps) {
  const t = useText();
  const { upload, busy, problem } = useSettingsPicture(form, "logo");
  const source = form.get(LOGO);
  const file = form.pictureFile(source);
  const setLogo = (name: string | null) => form.setAll({ [LOGO]: name, [THUMBNAIL]: name });

  return (
    <div>
      <p className="mb-1 text-sm text-muted">{t("settings.place.logo")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {file && (
          <img
            src={`${storageUrl}/companies/logos/thumbnails/${file}`}
            alt={t("settings.place.logo")}
            width={64}
            height={64}
            className="size-16 rounded-m border border-line object-contain"
          />
        )}
        <FileButton
          accept={PICTURE_TYPES.join(",")}
          label={t("settings.place.logoChoose")}
          busy={busy}
          onFile={(picture) => upload(picture, setLogo)}
        />
        {typeof source === "string" && source !== "" && (
          <Button look="quiet" className={FLUSH} onClick={() => setLogo(null)}>
            {t("settings.place.logoRemove")}
          </Button>
        )}
      </div>
      <PictureProblem problem={problem} fault={form.faultAt(LOGO)} />
    </div>
  );
}
