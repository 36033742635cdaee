import type { Translate } from "../i18n/text.ts";

type Step = "push" | "mail" | "pause";

/** The name of a field of the draft, by its path: `mail.after_seconds`. */
export function alertFieldName(t: Translate, path: string): string {
  const [step = "push", field] = path.split(".");
  const name = t(`alerts.${step as Step}`);
  if (field === "after_seconds") return `${name}: ${t("alerts.after")}`;
  if (field === "minutes") return `${name}: ${t("alerts.pauseFor")}`;
  return field === "addresses" ? `${name}: ${t("alerts.addresses")}` : name;
}

/** A time as the page writes it; null for other values. */
export function fieldText(t: Translate, path: string, value: unknown): string | null {
  if (typeof value !== "number") return null;
  if (path.endsWith(".minutes")) return t("alerts.minutes", { count: value });
  return value % 60 === 0
    ? t("alerts.minutes", { count: value / 60 })
    : t("alerts.seconds", { count: value });
}
