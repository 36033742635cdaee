import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { LocaleProvider } from "../i18n/text.tsx";
import { type Shop, ShopProvider } from "./shop.tsx";
import { SocialLinks } from "./social-links.tsx";

beforeAll(() => loadCatalog("en"));

const urls = {
  instagramUrl: "https://instagram.com/tacos",
  facebookUrl: "https://facebook.com/tacos",
  tiktokUrl: "https://tiktok.com/@tacos",
  tripadvisorUrl: "https://tripadvisor.com/tacos",
};

function markup(whatsapp: string | null, social: Partial<typeof urls> | null): string {
  const shop = { company: { whatsapp }, settings: { social_networks_settings: social } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ShopProvider shop={shop as unknown as Shop}>
        <SocialLinks />
      </ShopProvider>
    </LocaleProvider>,
  );
}

/** The links, as `name address`. */
function shown(whatsapp: string | null, social: Partial<typeof urls> | null): string[] {
  const links = markup(whatsapp, social).matchAll(/<a href="([^"]*)".*? title="([^"]*)"/gu);
  return Array.from(links, ([, href, name]) => `${name} ${href}`);
}

const chat = "WhatsApp https://wa.me/525555550154?text=";
const networks = [
  "Instagram https://instagram.com/tacos",
  "Facebook https://facebook.com/tacos",
  "TikTok https://tiktok.com/@tacos",
  "Tripadvisor https://tripadvisor.com/tacos",
];

test("the chat and four networks each lead to the company's own page", () => {
  expect(shown("+52 55 5555 0154", urls)).toEqual([chat, ...networks]);
});

test("each is shown where it is configured, and no other", () => {
  expect(shown("+52 55 5555 0154", null)).toEqual([chat]);
  for (const [index, [name, url]] of Object.entries(urls).entries()) {
    expect(shown(null, { [name]: url })).toEqual([networks[index]]);
  }
  expect(markup(null, null)).toBe("");
});
