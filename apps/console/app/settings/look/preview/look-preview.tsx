import { useText } from "../../../i18n/text.ts";
import { Segmented } from "../../../parts/segmented.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import type { LookPart } from "../paths/look-paths.ts";
import { LandingPreview } from "./landing-preview.tsx";
import { MenuPreview } from "./menu-preview.tsx";
import type { PreviewCompany } from "./preview-company.ts";
import { PreviewAside, PreviewButton } from "./preview-phone.tsx";

type LookPreviewProps = {
  form: SettingsForm;
  company: PreviewCompany;
  storageUrl: string;
  /** The page that the phone shows. */
  shown: LookPart;
  onShow: (part: LookPart) => void;
};

/** A guest's phone with the look that is being chosen, beside the form on wide screens. */
export function LookPreview(props: LookPreviewProps) {
  return (
    <PreviewAside>
      <Phone {...props} />
    </PreviewAside>
  );
}

/** Opens the same phone over the form, where there is no room beside it. */
export function LookPreviewButton(props: LookPreviewProps) {
  return (
    <PreviewButton>
      <Phone {...props} />
    </PreviewButton>
  );
}

function Phone({ form, company, storageUrl, shown, onShow }: LookPreviewProps) {
  const t = useText();
  const Page = shown === "landing" ? LandingPreview : MenuPreview;
  return (
    <>
      <Segmented
        label={t("settings.look.previewPage")}
        hideLabel
        value={shown}
        options={[
          { value: "landing", label: t("settings.look.landing") },
          { value: "product", label: t("settings.look.product") },
        ]}
        onChange={onShow}
      />
      <div className="flex-none overflow-hidden rounded-[28px] border-[5px] border-inverse">
        <div className="min-h-[min(560px,calc(100dvh-15rem))] *:min-h-[inherit]">
          <Page form={form} company={company} storageUrl={storageUrl} />
        </div>
      </div>
    </>
  );
}
