import { cleanUtm, type Utm, unsavedUtm, utmName } from "./utm.ts";

const emptyUtm: Utm = { utm_source: null, utm_campaign: null };

/** The values that `saveUtm` kept for this visit. They are sent with the order. */
export function readUtm(companyId: string): Utm {
  return stored(companyId) ?? unsavedUtm.get(companyId) ?? emptyUtm;
}

function stored(companyId: string): Utm | null {
  try {
    const storedUtm: Partial<Record<keyof Utm, unknown>> | null = JSON.parse(
      sessionStorage.getItem(utmName(companyId)) ?? "null",
    );
    return (
      storedUtm && {
        utm_source: cleanUtm(storedUtm.utm_source),
        utm_campaign: cleanUtm(storedUtm.utm_campaign),
      }
    );
  } catch {
    return null;
  }
}
