import { defineJourney } from "../visitor/journey.ts";
import { openPath, pressByName, type TourVisitor, topSheet } from "../visitor/visitor.ts";

const landing = (visitor: TourVisitor) => openPath(visitor, "/");

/** The sheet that a button of the page opens; it does nothing before the page is alive. */
async function wifi(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/");
  await pressByName(visitor, "Wi-Fi");
  await topSheet(visitor).waitFor();
}

async function report(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/");
  await pressByName(visitor, visitor.t("report.open"));
  await topSheet(visitor).waitFor();
}

async function emptyReport(visitor: TourVisitor): Promise<void> {
  await pressByName(visitor, visitor.t("report.send"));
}

async function sentReport(visitor: TourVisitor): Promise<void> {
  await topSheet(visitor).getByRole("radio").first().check();
  await topSheet(visitor).getByRole("textbox").first().fill("¿12 tacos? 3 × 4 = 12.");
  await pressByName(visitor, visitor.t("report.send"));
  await topSheet(visitor).getByText(visitor.t("report.sent")).waitFor();
}

export const demoLandingJourney = defineJourney("taquería", "demo", [
  ["landing", landing, "fullPage"],
  ["opening hours", (visitor) => openPath(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", wifi],
  ["information", (visitor) => openPath(visitor, "/info"), "fullPage"],
  ["report", report],
  ["report, nothing filled in", emptyReport],
  ["report, sent", sentReport],
  ["landing with a QR code", (visitor) => openPath(visitor, "/?qr-id=qr-barra-1")],
]);

export const pizzariaLandingJourney = defineJourney("pizzaria", "pizzaria", [
  ["landing", landing, "fullPage"],
  ["opening hours", (visitor) => openPath(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", wifi],
  ["information", (visitor) => openPath(visitor, "/info"), "fullPage"],
]);

export const cafeLandingJourney = defineJourney("café", "cafe", [
  ["landing", landing, "fullPage"],
  ["opening hours", (visitor) => openPath(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", wifi],
  ["information", (visitor) => openPath(visitor, "/info"), "fullPage"],
]);
