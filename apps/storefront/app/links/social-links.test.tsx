import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { SocialLinks } from "./social-links.tsx";

beforeAll(() => loadCatalog("en"));

/** Returns the name and the address of each link that is shown. */
function shown(social: object | null, whatsapp: string | null = null): string[][] {
  const site = { company: { whatsapp }, settings: { social_networks_settings: social } };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site as unknown as CompanySite}>
        <SocialLinks />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  const links = markup.matchAll(/<a href="([^"]*)" target="_blank"[^>]*title="([^"]*)"/gu);
  return Array.from(links, ([, href = "", name = ""]) => [name, href]);
}

const networks = {
  instagramUrl: "https://instagram.com/a",
  facebookUrl: "https://facebook.com/b",
  tiktokUrl: "https://tiktok.com/@c",
  tripadvisorUrl: "https://tripadvisor.com/d",
};

test("each network links to its own address, and the chat to the company's number", () => {
  expect(shown(networks, "525512345678")).toEqual([
    ["WhatsApp", "https://wa.me/525512345678?text="],
    ["Instagram", "https://instagram.com/a"],
    ["Facebook", "https://facebook.com/b"],
    ["TikTok", "https://tiktok.com/@c"],
    ["Tripadvisor", "https://tripadvisor.com/d"],
  ]);
});

test("networks that the company does not have are not shown", () => {
  for (const [name, url] of Object.entries(networks)) {
    const only = {
      ...Object.fromEntries(Object.keys(networks).map((key) => [key, null])),
      [name]: url,
    };
    expect(shown(only).map(([, href]) => href)).toEqual([url]);
  }
  expect(shown(null, "+52 55 5555 0154")).toEqual([
    ["WhatsApp", "https://wa.me/525555550154?text="],
  ]);
  expect(shown(null)).toEqual([]);
});
