import { defineJourney } from "../visitor/journey.ts";
import { openPath, pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

const openLanding = (visitor: TourVisitor) => openPath(visitor, "/");

async function openWifi(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/");
  await pressByName(visitor, "Wi-Fi");
  await topSheet(visitor).waitFor();
}

async function openReport(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/");
  await pressByName(visitor, visitor.t("report.open"));
  await topSheet(visitor).waitFor();
}

async function sendEmptyReport(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("report.send"));
}

async function sendReport(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).getByRole("radio").first().check();
  await topSheet(visitor).getByRole("textbox").first().fill("¿12 tacos? 3 × 4 = 12.");
  await pressByName(visitor, visitor.t("report.send"));
  await topSheet(visitor).getByText(visitor.t("report.sent")).waitFor();
}

export const demoLandingJourney = defineJourney("taquería", "demo", [
  ["landing", openLanding, "fullPage"],
  ["opening hours", (visitor) => openPath(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", openWifi],
  ["information", (visitor) => openPath(visitor, "/info"), "fullPage"],
  ["report", openReport],
  ["report, nothing filled in", sendEmptyReport],
  ["report, sent", sendReport],
  ["landing with a QR code", (visitor) => openPath(visitor, "/?qr-id=qr-barra-1")],
]);

export const pizzariaLandingJourney = defineJourney("pizzaria", "pizzaria", [
  ["landing", openLanding, "fullPage"],
  ["opening hours", (visitor) => openPath(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", openWifi],
  ["information", (visitor) => openPath(visitor, "/info"), "fullPage"],
]);

export const cafeLandingJourney = defineJourney("café", "cafe", [
  ["landing", openLanding, "fullPage"],
  ["opening hours", (visitor) => openPath(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", openWifi],
  ["information", (visitor) => openPath(visitor, "/info"), "fullPage"],
]);

export const photoLandingJourney = defineJourney("pizzaria, picture first", "night", [
  ["landing", openLanding, "fullPage"],
]);
