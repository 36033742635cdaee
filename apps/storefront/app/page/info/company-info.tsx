import type { ReactNode } from "react";
import { useText } from "../../i18n/text.tsx";
import { Logo } from "../../shop/logo.tsx";
import { OpenChip } from "../../shop/open-chip.tsx";
import { RatingChip } from "../../shop/rating.tsx";
import { useShop } from "../../shop/shop.tsx";
import { SocialLinks } from "../../shop/social-links.tsx";
import { Week } from "../../shop/week.tsx";
import { Card } from "../../ui/card.tsx";
import { Address } from "./address.tsx";
import { CoveragePart } from "./coverage-part.tsx";
import { OrderTypesPart } from "./order-types-part.tsx";
import { Part } from "./part.tsx";
import { ShareButton } from "./share-button.tsx";

/**
 * All there is to know of the company (spec §2, Company information panel): who it is, with
 * `children` below, and then where, how and when.
 */
export function CompanyInfo({ children }: { children?: ReactNode }) {
  const { company } = useShop();
  const t = useText();
  return (
    <>
      <Card className="flex flex-col items-center gap-4 p-6 text-center">
        <Logo size={88} className="rounded-l border border-line" />
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
        <Address />
        <OrderTypesPart />
        <CoveragePart />
      </div>
      <Part title={t("hours.title")}>
        <Week />
      </Part>
    </>
  );
}
