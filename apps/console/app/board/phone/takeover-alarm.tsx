import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import BellRing from "lucide-react/icons/bell-ring";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useText } from "../../i18n/text.ts";
import { ServiceIcon } from "../../parts/orders/service-icon.tsx";
import { orderPlace } from "../words/order-place.ts";

type TakeoverAlarmProps = {
  order: StaffOrder;
  position: number;
  count: number;
  onHide: () => void;
};

/** The blue head of the screen, with the number in the largest letters. */
export function TakeoverAlarm({ order, position, count, onHide }: TakeoverAlarmProps) {
  const t = useText();
  return (
    <div className="flex flex-col items-center bg-accent px-4 pt-3 pb-4 text-center text-accent-ink lying:flex-row lying:gap-x-3">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 text-md font-bold lying:contents">
        <span>{t("board.takeover.position", { position, count })}</span>
        <button
          type="button"
          onClick={onHide}
          className="-me-2 ms-auto flex min-h-12 lying:order-last items-center gap-1 rounded-m px-2"
        >
          {t("board.takeover.hide")}
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
      </div>
      {/* A short screen has its height for what the kitchen cooks. */}
      <div className="flex flex-wrap items-center justify-center gap-x-4 tall:flex-col">
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-accent-ink text-accent ring-4 ring-accent-ink/30 tall:mt-3.5 tall:mb-5 tall:size-14 tall:ring-8"
        >
          <BellRing className="size-6 tall:size-7" />
        </span>
        <h2 className="text-2xl font-bold">{order.public_id}</h2>
      </div>
      {/* The icon stands in the line, so that two lines are centred with it. */}
      <p
        data-clamped
        className="mt-1 line-clamp-3 min-w-0 text-lg lying:flex-1 font-bold wrap-anywhere"
      >
        <ServiceIcon
          type={order.service_type}
          className="me-2 inline-block size-6 align-text-bottom"
        />
        <bdi>{orderPlace(order, t)}</bdi>
      </p>
    </div>
  );
}
