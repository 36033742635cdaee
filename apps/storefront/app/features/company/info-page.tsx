import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";
import { HeaderToMenu } from "../../page/header-to-menu.tsx";
import { CompanyInfo, tightSpacing } from "../../page/info/company-info.tsx";
import { PageFooter } from "../../page/page-footer.tsx";

/** Shows the company's information as a page (conformance 2.10). */
export function InfoPage() {
  const t = useText();
  const withQuery = useKeepQuery();
  return (
    <div className="flex min-h-page flex-col">
      <HeaderToMenu title={t("info.title")} />
      <main
        style={tightSpacing}
        className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col gap-4 px-4 py-4 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6 lg:py-6"
      >
        <CompanyInfo>
          <ButtonLink href={withQuery("/products")} className="w-full md:max-w-[360px]">
            {t("landing.menu")}
          </ButtonLink>
        </CompanyInfo>
      </main>
      <PageFooter />
    </div>
  );
}
