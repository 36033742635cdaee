import type { Translate } from "../../i18n/text.ts";
import type { OrderAge } from "../state/order-age.ts";
import { durationText, momentText, type TimeStyle } from "./board-times.ts";

/** The words of an order's age at `now`: `Waits 1:12`, `9 min left`, `Late 4 min`, `Late 1 day`, `Sat 19:00`. */
export function ageText(age: OrderAge, now: number, style: TimeStyle, t: Translate): string {
  switch (age.kind) {
    case "at":
      return momentText(age.instant, now, style);
    case "waits":
      return age.seconds < 3600
        ? t("board.age.waits", { time: clockText(age.seconds) })
        : t("board.age.waitsFor", { time: durationText(Math.floor(age.seconds / 60), style) });
    case "waitsMinutes":
      return t("board.age.waitsFor", { time: durationText(age.minutes, style) });
    case "left":
      return t("board.age.left", { minutes: age.minutes });
    case "late":
      return age.minutes === 0
        ? t("board.age.lateNow")
        : t("board.age.late", { time: durationText(age.minutes, style) });
  }
}

/** Minutes and seconds: `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
