import { fireInstallPrompt } from "../../e2e/support/browser/install-prompt.ts";
import { defineJourney } from "../visitor/journey.ts";
import { addToCart } from "../visitor/order-steps.ts";
import {
  openPath,
  pressByName,
  scrollToEnd,
  type TourVisitor,
  topSheet,
  waitUntilInteractive,
} from "../visitor/visitor.ts";

async function openWithInstallOffer(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/");
  await waitUntilInteractive(visitor.page);
  await fireInstallPrompt(visitor.page, "dismissed");
  await visitor.page.getByRole("button", { name: visitor.t("install.open") }).waitFor();
  await scrollToEnd(visitor);
}

/** Opens the page as on an iPhone, whose browsers have no install prompt. */
async function openAsIphone(visitor: TourVisitor): Promise<void> {
  await visitor.page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { value: "iPhone" });
  });
  await openPath(visitor, "/");
  await pressByName(visitor, visitor.t("install.open"));
  await topSheet(visitor).getByRole("listitem").first().waitFor();
}

export const installAppJourney = defineJourney("app", "demo", [
  ["offered by the browser", openWithInstallOffer],
  ["installed by hand", openAsIphone],
]);

const waitForConsentQuestion = ({ page, t }: TourVisitor) =>
  page.getByRole("region", { name: t("consent.title") }).waitFor();

export const consentJourney = defineJourney("consent", "measured", [
  [
    "landing",
    async (visitor) => {
      await openPath(visitor, "/");
      await waitForConsentQuestion(visitor);
    },
  ],
  [
    "over the menu",
    async (visitor) => {
      await addToCart(visitor, "prod-pao-de-alho");
      await waitForConsentQuestion(visitor);
    },
  ],
  [
    "cart",
    async (visitor) => {
      await openPath(visitor, "/cart");
      await waitForConsentQuestion(visitor);
    },
  ],
  [
    "asked again",
    async (visitor) => {
      await pressByName(visitor, visitor.t("consent.no"));
      await openPath(visitor, "/info");
      await scrollToEnd(visitor);
      await pressByName(visitor, visitor.t("consent.open"));
      await waitForConsentQuestion(visitor);
    },
  ],
]);
