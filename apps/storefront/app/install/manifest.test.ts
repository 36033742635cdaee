import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { translator } from "../i18n/text.ts";
import { demoSite } from "../page/structured-data/testing/demo-site.ts";
import { shortAppName, webAppManifest } from "./manifest.ts";

beforeAll(() => Promise.all([loadCatalog("es-MX"), loadCatalog("ar")]));

const { site } = demoSite("taqueria");
const colors = { theme: "#ffffff", ground: "#f6f5f2" };

test("a company's app has its name, colours and language", () => {
  expect(webAppManifest(site, colors, "es-MX", translator("es-MX"))).toMatchObject({
    id: "/",
    name: "Taquería La Esquina",
    short_name: "Taquería",
    lang: "es-MX",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#ffffff",
    background_color: "#f6f5f2",
    shortcuts: [{ url: "/products" }, { url: "/tracking" }],
  });
  expect(webAppManifest(site, colors, "ar", translator("ar"))).toMatchObject({
    lang: "ar",
    dir: "rtl",
  });
});

test("the icons are made of the logo, in two sizes and as maskable", () => {
  const icons = webAppManifest(site, colors, "es-MX", translator("es-MX")).icons;
  const path = "/media/companies/logos/icons";
  expect(icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    [`${path}/192/logo.png`, "192x192", "any"],
    [`${path}/512/logo.png`, "512x512", "any"],
    [`${path}/maskable/logo.png`, "512x512", "maskable"],
  ]);
});

test.each([
  ["without a logo", { logo_url: null }, true],
  ["with a logo elsewhere", { logo_url: "https://cdn.example/logo.webp" }, true],
  ["where another backend keeps the logos", {}, false],
])("the icon is a letter %s", (_, changes, ownPictures) => {
  const other = { ...site, company: { ...site.company, ...changes }, ownPictures };
  expect(webAppManifest(other, colors, "es-MX", translator("es-MX")).icons).toEqual([
    { src: "/app-icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any maskable" },
  ]);
});

test.each([
  ["Taquería La Esquina", "Taquería"],
  ["Oat & Daisy", "Oat & Daisy"],
  ["Oat & Daisychain", "Oat"],
  ["Forno do Bairro", "Forno"],
  ["Pizza Roma Nova", "Pizza Roma"],
  ["Casa de la Abuela", "Casa"],
  ["Schnitzelkönigin", "Schnitzelkönigin"],
  [" مطعم  البيت ", "مطعم البيت"],
])("the short name of %j is %j", (name, short) => {
  expect(shortAppName(name)).toBe(short);
});
