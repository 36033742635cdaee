import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { IconLabel } from "@comanda/ui/controls/icon-label.tsx";
import Pause from "lucide-react/icons/pause";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { changesAnything, minutesOf, type PauseDraft, pauseChangesOf } from "./pause-draft.ts";

type ApplyButtonProps = {
  draft: PauseDraft;
  pauses: OrderingPauses;
  busy: boolean;
  onApply: () => void;
};

/** The one action of the page, which says what it does. */
export function ApplyButton({ draft, pauses, busy, onApply }: ApplyButtonProps) {
  const t = useText();
  const { types, setsMinutes } = pauseChangesOf(draft, pauses);
  const duration = t(`pause.for.${draft.duration}`);
  const [type] = types;
  const text = () => {
    if (type && setsMinutes) return t("pause.action.both", { duration });
    if (type && types.length === 1)
      return t("pause.action.one", {
        type: t(`orderType.${serviceTypeKey(type.service_type)}`),
        duration,
      });
    if (type) return t("pause.action.several", { count: types.length, duration });
    if (!setsMinutes) return t("pause.action.none");
    const minutes = minutesOf(draft, pauses);
    return minutes === 0 ? t("pause.action.normal") : t("pause.action.slow", { count: minutes });
  };
  const nothing = !changesAnything(draft, pauses);
  return (
    <Button look="solid" size="l" busy={busy} disabled={nothing} onClick={onApply}>
      {type ? <IconLabel icon={Pause}>{text()}</IconLabel> : text()}
    </Button>
  );
}
