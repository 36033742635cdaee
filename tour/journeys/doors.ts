import { offerApp } from "../../e2e/support/installing.ts";
import { journey } from "../journey.ts";
import { add } from "../shopping.ts";
import { alive, endOfPage, open, press, sheet, type Visitor } from "../visitor.ts";

async function offered(visitor: Visitor): Promise<void> {
  await open(visitor, "/");
  await alive(visitor.page);
  await offerApp(visitor.page, "dismissed");
  await visitor.page.getByRole("button", { name: visitor.t("install.open") }).waitFor();
  await endOfPage(visitor);
}

/** As on an iPhone, whose browsers offer nothing. */
async function byHand(visitor: Visitor): Promise<void> {
  await visitor.page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { value: "iPhone" });
  });
  await open(visitor, "/");
  await press(visitor, visitor.t("install.open"));
  await sheet(visitor).getByRole("listitem").first().waitFor();
}

export const installing = journey("app", "demo", [
  ["offered by the browser", offered],
  ["installed by hand", byHand],
]);

const asked = ({ page, t }: Visitor) =>
  page.getByRole("region", { name: t("consent.title") }).waitFor();

export const consent = journey("consent", "measured", [
  [
    "landing",
    async (visitor) => {
      await open(visitor, "/");
      await asked(visitor);
    },
  ],
  [
    "over the menu",
    async (visitor) => {
      await add(visitor, "prod-pao-de-alho");
      await asked(visitor);
    },
  ],
  [
    "cart",
    async (visitor) => {
      await open(visitor, "/cart");
      await asked(visitor);
    },
  ],
  [
    "asked again",
    async (visitor) => {
      await press(visitor, visitor.t("consent.no"));
      await open(visitor, "/info");
      await endOfPage(visitor);
      await press(visitor, visitor.t("consent.open"));
      await asked(visitor);
    },
  ],
]);
