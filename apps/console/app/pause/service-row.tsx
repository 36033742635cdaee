import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { useText } from "../i18n/text.ts";
import type { TimeText } from "../i18n/time-text.ts";
import { Button } from "../parts/button.tsx";
import { ServiceIcon } from "../parts/orders/service-icon.tsx";

type ServiceRowProps = {
  pause: OrderingPauses["pauses"][number];
  times: TimeText;
  now: string;
  busy: boolean;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  onOpen: () => void;
};

/** An order type: whether it is open, or until when it is paused; a paused one can be opened. */
export function ServiceRow({ pause, times, now, busy, checked, onCheck, onOpen }: ServiceRowProps) {
  const t = useText();
  const { service_type: type, paused_until: until, by } = pause;
  const name = t(`orderType.${serviceTypeKey(type)}`);
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line md:min-h-14 md:py-1">
      <label className="flex min-h-12 min-w-0 flex-1 basis-40 items-center gap-3">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheck(event.currentTarget.checked)}
          className="checkbox flex-none"
        />
        <ServiceIcon type={type} className="size-6 flex-none" />
        <span className="min-w-0 flex-1 text-md wrap-anywhere">
          <b>{name}</b>
          {until && (
            <span className="block text-sm">
              <b className="text-warning">{times.until(until, now)}</b>{" "}
              {by && <span className="text-muted">{t("soldOut.by", { name: by })}</span>}
            </span>
          )}
        </span>
        {!until && <span className="text-sm text-muted">{t("pause.open")}</span>}
      </label>
      {until && (
        <Button
          look="outline"
          busy={busy}
          onClick={onOpen}
          aria-label={t("pause.openType", { name })}
        >
          {t("pause.openNow")}
        </Button>
      )}
    </div>
  );
}
