import { Card } from "@comanda/ui/controls/card.tsx";
import type { ReactNode } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { RatingChip } from "../../company/rating-chip.tsx";
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

/**
 * Shows the company's information (conformance 2.49 to 2.57): name and rating with `children` below
 * them, then address, service types, coverage and opening hours.
 */
export function CompanyInfo({ children }: { children?: ReactNode }) {
  const { company } = useCompanySite();
  const t = useText();
  return (
    <>
      <Card className="flex flex-col items-center gap-4 p-6 text-center">
        <CompanyLogo size={88} className="rounded-l border border-line" />
        <h2 dir="auto" className="max-w-full text-xl">
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
