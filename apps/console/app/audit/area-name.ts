import type { MessageKey, Translate } from "../i18n/text.ts";

const AREAS: Readonly<Record<string, MessageKey>> = {
  alerts: "nav.alerts",
  api_keys: "integrations.keys",
  availability: "nav.soldOut",
  board: "boardSettings.title",
  customers: "nav.customers",
  menu: "nav.menu",
  orders: "nav.orders",
  pauses: "nav.pause",
  payments: "settings.payments.keys",
  prices: "menu.schedule.title",
  printers: "printing.printers",
  printing: "nav.printing",
  settings: "nav.settings",
  tablets: "tablets.title",
  team: "nav.team",
  tickets: "printing.print",
  webhooks: "integrations.webhooks",
};

/** The name of an area of the audit log; the area itself where this version does not know it. */
export function areaName(t: Translate, area: string): string {
  const key = AREAS[area];
  return key ? t(key) : area;
}
