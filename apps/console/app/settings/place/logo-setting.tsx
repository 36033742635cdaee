import { ApiError } from "@comanda/contract/calls/api-client";
import { useRef, useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import type { SettingsForm } from "../frame/use-settings-section.ts";

type LogoSettingProps = {
  form: SettingsForm;
  /** The address of stored pictures: `/media` or an absolute address. */
  storageUrl: string;
};

const LOGO = "company.logo_url";
const THUMBNAIL = "company.logo_thumbnail_url";
const MAX_BYTES = 20 * 1024 * 1024;

/** The logo, which is uploaded at once and shown to guests when the page is saved. */
export function LogoSetting({ form, storageUrl }: LogoSettingProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const source = form.get(LOGO);
  const files = { ...form.stored.picture_urls, ...uploaded };
  const file = typeof source === "string" ? files[source] : undefined;
  const setLogo = (name: string | null) => form.setAll({ [LOGO]: name, [THUMBNAIL]: name });

  const upload = async (picture: File) => {
    if (picture.size > MAX_BYTES) return setProblem("menu.picture.large");
    setBusy(true);
    setProblem(null);
    try {
      const params = { companyId: form.companyId, use: "logo" } as const;
      const made = await officeApi("uploadSettingsPicture", { params, body: picture });
      setUploaded((before) => ({ ...before, [made.source]: made.url }));
      setLogo(made.source);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.status === 0 ? "menu.picture.unreachable" : "menu.picture.notPicture");
    } finally {
      setBusy(false);
    }
  };

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
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/avif"
          aria-label={t("settings.place.logoChoose")}
          onChange={(event) => {
            const [picture] = event.currentTarget.files ?? [];
            if (picture) void upload(picture);
            event.currentTarget.value = "";
          }}
        />
        <Button look="outline" busy={busy} onClick={() => input.current?.click()}>
          {t("settings.place.logoChoose")}
        </Button>
        {typeof source === "string" && source !== "" && (
          <Button look="quiet" onClick={() => setLogo(null)}>
            {t("settings.place.logoRemove")}
          </Button>
        )}
      </div>
      <p role="alert" className="pt-1 text-sm text-danger wrap-anywhere empty:hidden">
        {problem ? t(problem) : form.faultAt(LOGO)}
      </p>
    </div>
  );
}
