import { usePageView } from "../analytics/use-page-view.ts";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { pageHead } from "../page/page-head.ts";
import { StructuredData } from "../page/structured-data/structured-data.tsx";
import type { Route } from "./+types/landing";

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/", ({ company, settings }, t) => {
    const title = settings.layout_settings?.landing?.title;
    const name = title?.name || company.name;
    return {
      title: t("landing.pageTitle", { name }),
      description: title?.summary || t("landing.pageDescription", { name }),
    };
  });
}

export default function Landing({ matches }: Route.ComponentProps) {
  const { theme } = matches[0].loaderData;
  usePageView("welcome_page");
  return (
    <>
      <StructuredData />
      {theme && <LandingPage theme={theme.landing} />}
    </>
  );
}
