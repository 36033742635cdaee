import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Segmented } from "../../../parts/segmented.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import type { SettingsForm } from "../../frame/use-settings-section.ts";
import type { LookPart } from "../paths/look-paths.ts";
import { LandingPreview } from "./landing-preview.tsx";
import { MenuPreview } from "./menu-preview.tsx";
import type { PreviewCompany } from "./preview-company.ts";

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
  const t = useText();
  return (
    <aside
      aria-label={t("menu.preview")}
      className="sticky top-16 flex max-h-[calc(100dvh-4rem)] flex-col gap-2 overflow-y-auto py-4 pe-4 max-lg:hidden"
    >
      <p className="text-md font-bold">{t("menu.preview")}</p>
      <Phone {...props} />
    </aside>
  );
}

/** Opens the same phone over the form, where there is no room beside it. */
export function PreviewButton(props: LookPreviewProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button look="outline" className="w-full" onClick={() => setOpen(true)}>
        <Smartphone aria-hidden="true" className="size-5" />
        {t("settings.look.showPreview")}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("menu.preview")}>
        <div className="mx-auto flex max-w-[320px] flex-col gap-2">
          <Phone {...props} />
        </div>
      </Sheet>
    </div>
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
