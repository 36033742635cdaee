import Unplug from "lucide-react/icons/unplug";
import { useText } from "../i18n/text.ts";
import { Banner } from "../parts/banner.tsx";

/** A webhook was paused because its receiver fails. */
export function FailingBanner() {
  const t = useText();
  return (
    <Banner
      icon={<Unplug aria-hidden="true" className="size-7" />}
      title={t("integrations.failingTitle")}
    >
      {t("integrations.failingText")}
    </Banner>
  );
}
