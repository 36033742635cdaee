import { journey } from "../journey.ts";
import { open, press, sheet, type Visitor } from "../visitor.ts";

const landing = (visitor: Visitor) => open(visitor, "/");

/** The sheet that a button of the page opens; it does nothing before the page is alive. */
async function wifi(visitor: Visitor): Promise<void> {
  await open(visitor, "/");
  await press(visitor, "Wi-Fi");
  await sheet(visitor).waitFor();
}

async function report(visitor: Visitor): Promise<void> {
  await open(visitor, "/");
  await press(visitor, visitor.t("report.open"));
  await sheet(visitor).waitFor();
}

async function emptyReport(visitor: Visitor): Promise<void> {
  await press(visitor, visitor.t("report.send"));
}

async function sentReport(visitor: Visitor): Promise<void> {
  await sheet(visitor).getByRole("radio").first().check();
  await sheet(visitor).getByRole("textbox").first().fill("¿12 tacos? 3 × 4 = 12.");
  await press(visitor, visitor.t("report.send"));
  await sheet(visitor).getByText(visitor.t("report.sent")).waitFor();
}

export const demoEntry = journey("taquería", "demo", [
  ["landing", landing, "whole"],
  ["opening hours", (visitor) => open(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", wifi],
  ["information", (visitor) => open(visitor, "/info"), "whole"],
  ["report", report],
  ["report, nothing filled in", emptyReport],
  ["report, sent", sentReport],
  ["landing with a QR code", (visitor) => open(visitor, "/?qr-id=qr-barra-1")],
]);

export const pizzariaEntry = journey("pizzaria", "pizzaria", [
  ["landing", landing, "whole"],
  ["opening hours", (visitor) => open(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", wifi],
  ["information", (visitor) => open(visitor, "/info"), "whole"],
]);

export const cafeEntry = journey("café", "cafe", [
  ["landing", landing, "whole"],
  ["opening hours", (visitor) => open(visitor, "/?open_modal=attention-hours")],
  ["Wi-Fi", wifi],
  ["information", (visitor) => open(visitor, "/info"), "whole"],
]);
