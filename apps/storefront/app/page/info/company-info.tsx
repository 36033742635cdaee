import { Card } from "@comanda/ui/controls/card.tsx";
import type { CSSProperties, ReactNode } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { ComingDates } from "../../hours/coming-dates.tsx";
import { OpenChip } from "../../hours/open-chip.tsx";
import { WeekHours } from "../../hours/week-hours.tsx";
import { useText } from "../../i18n/text.ts";
import { SocialLinks } from "../../links/social-links.tsx";
import { CompanyLogo } from "../../media/company-logo.tsx";
import { AddressSection } from "./address-section.tsx";
import { CoverageSection } from "./coverage-section.tsx";
import { InfoSection } from "./info-section.tsx";
import { ServiceTypesSection } from "./service-types-section.tsx";
import { ShareButton } from "./share-button.tsx";

/** Keeps spaces from growing with large letters on a phone: long names need the width. */
export const tightSpacing = { "--spacing": "min(0.25rem, 1.4vw)" } as CSSProperties;

/**
 * Shows the company's information (conformance 2.49 to 2.57): name and rating with `children` below
 * them, then address, service types, coverage and opening hours.
 */
export function CompanyInfo({ children }: { children?: ReactNode }) {
  const { company } = useCompanySite();
  const t = useText();
  const languageOf = useMenuLanguage();
  return (
    <>
      <Card className="flex flex-col items-center gap-4 p-6 text-center">
        <CompanyLogo size={88} className="rounded-l border border-line" />
        <h2 dir="auto" lang={languageOf({})} className="max-w-full hyphens-auto text-xl">
          {company.name}
        </h2>
        <div className="flex flex-wrap justify-center gap-2">
          <OpenChip />
          <RatingChip />
          <ShareButton />
        </div>
        <SocialLinks className="justify-center" />
        {children}
      </Card>
      <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <AddressSection />
        <ServiceTypesSection />
        <CoverageSection />
      </div>
      <InfoSection title={t("hours.title")}>
        <WeekHours />
        <ComingDates />
      </InfoSection>
    </>
  );
}
