import { QrPicture } from "@comanda/ui/controls/qr-picture.tsx";
import ExternalLink from "lucide-react/icons/external-link";
import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { buttonClasses } from "../../../parts/button.tsx";

type CodeStepProps = {
  /** Where guests order; null for a restaurant without a host. */
  origin: string | null;
  /** Whether tables have codes of their own. */
  hasTables: boolean;
};

/** The code that leads to the menu, and the ways to print it. */
export function CodeStep({ origin, hasTables }: CodeStepProps) {
  const t = useText();
  const path = useCompanyPath();
  if (origin === null) return <p className="text-md">{t("settings.tables.noHost")}</p>;
  const print = path("settings/tables/print");
  return (
    <>
      <p className="text-sm text-muted">{t("setup.code.hint")}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrPicture
          text={origin}
          label={t("setup.code.label")}
          className="w-32 flex-none rounded-m border border-line"
        />
        <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-2">
          <a
            href={origin}
            target="_blank"
            rel="noreferrer"
            className="target flex items-center gap-2 font-bold text-accent-text wrap-anywhere"
          >
            <bdi dir="ltr">{origin.replace(/^https?:\/\//u, "")}</bdi>
            <ExternalLink aria-hidden="true" className="size-4 flex-none" />
          </a>
          <Link
            to={`${print}?code=place`}
            className={buttonClasses({ look: "outline", size: "m" })}
          >
            <Printer aria-hidden="true" className="size-5" />
            {t("setup.code.print")}
          </Link>
          {hasTables && (
            <Link to={print} className={buttonClasses({ look: "outline", size: "m" })}>
              <Printer aria-hidden="true" className="size-5" />
              {t("setup.code.printTables")}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
