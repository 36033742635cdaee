import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";

/** Colours that hardly any restaurant needs, closed at first. */
export function MoreColors({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center gap-2 text-md font-bold">
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none text-muted group-open:rotate-180"
        />
        {t("settings.look.moreColors")}
      </summary>
      {children}
    </details>
  );
}
