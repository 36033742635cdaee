import ArrowLeft from "lucide-react/icons/arrow-left";
import { useText } from "../../i18n/text.tsx";
import { Logo } from "../../shop/logo.tsx";
import { OpenChip } from "../../shop/open-chip.tsx";
import { QueryLink, useKeptQuery } from "../../shop/query.tsx";
import { RatingChip } from "../../shop/rating.tsx";
import { ServiceTypes, useOfferedTypes } from "../../shop/service-types.tsx";
import { useShop } from "../../shop/shop.tsx";
import { SiteFooter } from "../../shop/site-footer.tsx";
import { SocialLinks } from "../../shop/social-links.tsx";
import { Week } from "../../shop/week.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Address } from "./address.tsx";
import { Coverage } from "./coverage-list.tsx";
import { Part } from "./part.tsx";
import { ShareButton } from "./share-button.tsx";

/** All there is to know of the company (spec §2, Company information panel). */
export function InfoPage() {
  const { company, qr } = useShop();
  const t = useText();
  const kept = useKeptQuery();
  const orderable = useOfferedTypes().length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader
        title={t("info.title")}
        end={<ShareButton />}
        start={
          <QueryLink
            to="/products"
            aria-label={t("cart.backToMenu")}
            className="grid size-11 flex-none place-items-center rounded-full border border-line"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </QueryLink>
        }
      />
      <main className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col gap-4 px-4 py-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6 lg:py-6">
        <Card className="flex flex-col items-center gap-4 p-6 text-center">
          <Logo size={88} className="rounded-l border border-line" />
          <h2 className="text-xl">{company.name}</h2>
          <div className="flex flex-wrap justify-center gap-2">
            <OpenChip />
            <RatingChip />
          </div>
          <SocialLinks className="justify-center" />
          <ButtonLink href={kept("/products")} className="w-full md:max-w-[360px]">
            {t("landing.menu")}
          </ButtonLink>
        </Card>
        <div className="flex flex-col gap-4 lg:gap-6">
          <Address />
          {orderable && (
            <Part title={t("landing.serviceTypes")}>
              <ServiceTypes className="px-3 py-2" />
            </Part>
          )}
          <Coverage />
          <Part title={t("hours.title")}>
            <Week />
          </Part>
        </div>
      </main>
      <footer className="px-4 pb-4 text-center text-xs text-muted">
        <SiteFooter>
          {!qr && (
            <QueryLink to="/" className="target hover:underline">
              {t("menu.toStart")}
            </QueryLink>
          )}
        </SiteFooter>
      </footer>
    </div>
  );
}
