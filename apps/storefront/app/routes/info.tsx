import "../i18n/fetch-later-messages.ts";
import { InfoPage } from "../features/company/info-page.tsx";
import { pageHead } from "../page/page-head.ts";
import { StructuredData } from "../page/structured-data/structured-data.tsx";
import type { Route } from "./+types/info";

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/info", ({ company: { name } }, t) => ({
    title: `${t("info.title")} · ${name}`,
    description: t("info.pageDescription", { name }),
  }));
}

export default function Info() {
  return (
    <>
      <StructuredData />
      <InfoPage />
    </>
  );
}
