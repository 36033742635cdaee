import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  type CompanyMenu,
  type CompanySite,
  CompanySiteProvider,
} from "../../company/company-site.tsx";
import { NowProvider } from "../../hours/current-time.tsx";
import { companyGraph } from "./company-graph.ts";
import { jsonForScript, provideCompanyGraph, StructuredData } from "./structured-data.tsx";
import { demoSite } from "./testing/demo-site.ts";
import { validatePage } from "./testing/schema-org.ts";

provideCompanyGraph(companyGraph);

function page(site: CompanySite, menu?: CompanyMenu): string {
  const data = renderToStaticMarkup(
    <CompanySiteProvider site={site}>
      <NowProvider serverNow="2026-12-20T18:00:00Z">
        <StructuredData menu={menu} />
      </NowProvider>
    </CompanySiteProvider>,
  );
  return `<!doctype html><html><head><title>x</title></head><body>${data}</body></html>`;
}

const companies = ["taqueria", "pizzaria", "cafe"];

test.each(companies)(
  "the structured data of the demo's %s is valid, with and without its menu",
  async (name) => {
    const { site: demo, menu } = demoSite(name);
    const special_dates = [{ date: "2026-12-25", name: null, hours: [] }];
    const site = { ...demo, company: { ...demo.company, special_dates } };
    for (const pageMenu of [undefined, menu]) {
      const { entries, issues } = await validatePage(page(site, pageMenu));
      expect(issues).toEqual([]);
      expect(entries).toMatchObject({ Restaurant: [{ name: site.company.name }] });
      expect(entries.Menu?.length ?? 0).toBe(pageMenu ? 1 : 0);
    }
  },
);

test("the validator reports properties that schema.org does not have, and those that Google requires", async () => {
  const broken = { "@context": "https://schema.org", "@type": "Restaurant", price: 3 };
  const unrated = { ...broken, aggregateRating: { "@type": "AggregateRating", ratingValue: 4 } };
  const html = `<html><body><script type="application/ld+json">${JSON.stringify(unrated)}</script></body></html>`;
  const { issues } = await validatePage(html);
  expect(issues.join("\n")).toMatch(/Property "price" for type "Restaurant" is not supported/u);
  expect(issues.join("\n")).toMatch(/"ratingCount" is missing/u);
});

const hostile = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  `Tacos "El Güero" & Cía's \\ \u2028\u2029`,
  "]]>\u0000{}",
];

test.each(hostile)("a company called %j cannot end or break the script", async (name) => {
  const { site, menu } = demoSite("taqueria");
  const [category, ...others] = menu.categories;
  if (!category) throw new Error("no menu");
  const html = page(
    { ...site, company: { ...site.company, name, address: name, city: name } },
    { ...menu, categories: [{ ...category, name }, ...others] },
  );
  expect(html.match(/<script/gu)).toHaveLength(1);
  expect(html.match(/<\/script/gu)).toHaveLength(1);
  const { entries, issues } = await validatePage(html);
  expect(issues).toEqual([]);
  expect(entries).toMatchObject({
    Restaurant: [{ name, address: { streetAddress: name.trim() } }],
    Menu: [{ hasMenuSection: [{ name }] }],
  });
});

test("JSON for a script can be parsed back to the same data", () => {
  const data = { text: `<>&'"\u2028 ${hostile.join("")}` };
  expect(jsonForScript(data)).not.toMatch(/[<>&\u2028\u2029]/u);
  expect(JSON.parse(jsonForScript(data))).toEqual(data);
});
