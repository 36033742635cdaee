import type { Translate } from "../../../i18n/text.ts";
import type { QuoteReason } from "./try-delivery.ts";

type Names = {
  /** A zone by its letter and name. */
  zone: (id: string) => string;
  /** Metres as kilometres: `2.4 km`. */
  km: (meters: number) => string;
};

/** Says in words why a place costs what it does. */
export function reasonText(t: Translate, reason: QuoteReason, { zone, km }: Names): string {
  switch (reason.kind) {
    case "fixed":
      return t("settings.delivery.why.fixed");
    case "range":
      return t("settings.delivery.why.range", { distance: km(reason.meters), max: km(reason.max) });
    case "distance":
      return t(
        reason.isMeasured ? "settings.delivery.why.road" : "settings.delivery.why.estimated",
        {
          distance: km(reason.meters),
        },
      );
    case "zone": {
      const inside = t("settings.delivery.why.zone", { zone: zone(reason.id) });
      if (reason.others.length === 0) return inside;
      const zones = reason.others.map(zone).join(", ");
      return `${inside} ${t("settings.delivery.why.others", { zones })}`;
    }
    case "named":
      return t("settings.delivery.why.named", { zone: zone(reason.id) });
    case "later":
      return t("settings.delivery.why.later");
    case "outside": {
      const text = t(
        reason.isAccepted ? "settings.delivery.why.outsideTaken" : "settings.delivery.why.outside",
      );
      if (reason.meters === null || reason.limit === null) return text;
      const distances = { distance: km(reason.meters), max: km(reason.limit) };
      return `${text} ${t("settings.delivery.why.beyond", distances)}`;
    }
    case "refused":
      return t(
        reason.code === "area_required"
          ? "settings.delivery.why.district"
          : "settings.delivery.why.position",
      );
  }
}
