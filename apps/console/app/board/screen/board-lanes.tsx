import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";
import { useSituation } from "../context/board-context.tsx";
import { Lane } from "../lanes/lane.tsx";
import { LaterRail } from "../lanes/later-rail.tsx";
import type { PhoneTab } from "../phone/phone-tabs.tsx";

type BoardLanesProps = {
  tab: PhoneTab;
  /** What was just done: below the other lanes, so that it never moves the buttons of a new order. */
  notices: ReactNode;
};

/**
 * The lanes. Where there is no space for a fourth one, what is on the way stands below what is ready.
 * On an upright tablet the lane of new orders is wider, so that its minutes stand in one row. A phone shows the lane of its tab. Where a screen has little height, the lanes keep enough for the
 * buttons of an order. With large text they are as high as their cards. In both the board scrolls as a whole.
 */
export function BoardLanes({ tab, notices }: BoardLanesProps) {
  const lanes = useSituation(({ view }) => view.lanes);
  const driving = lanes.on_the_way.length > 0;
  const onPhone = (own: PhoneTab) => (tab === own ? "" : "max-md:hidden");
  return (
    <div
      className={classNames(
        "grid min-h-0 flex-auto grid-cols-[minmax(0,1fr)] gap-3 p-2 md:min-h-80 md:grid-cols-[repeat(3,minmax(0,1fr))_5.25rem] md:grid-rows-[minmax(0,1fr)_auto] md:gap-y-0 md:px-3 md:py-0 md:max-lg:grid-cols-[minmax(0,1.3fr)_repeat(2,minmax(0,1fr))_5.25rem] md:max-lg:gap-x-2",
        driving && "min-[90rem]:grid-cols-[repeat(4,minmax(0,1fr))_5.25rem]",
      )}
    >
      <Lane lane="new" orders={lanes.new} className={classNames(onPhone("new"), "md:row-span-2")} />
      <Lane lane="preparing" orders={lanes.preparing} className={onPhone("preparing")} />
      <div
        className={classNames(
          "flex min-h-0 flex-col gap-2",
          driving && "min-[90rem]:contents",
          onPhone("ready"),
        )}
      >
        <Lane lane="ready" orders={lanes.ready} className="md:flex-1" />
        {driving && (
          <Lane
            lane="on_the_way"
            orders={lanes.on_the_way}
            className="md:max-h-1/2 md:flex-none min-[90rem]:max-h-none"
          />
        )}
      </div>
      <LaterRail orders={lanes.later} className={classNames(onPhone("later"), "md:row-span-2")} />
      <div
        className={classNames(
          "min-w-0 md:col-span-2 md:col-start-2 md:row-start-2",
          driving && "min-[90rem]:col-span-3",
        )}
      >
        {notices}
      </div>
    </div>
  );
}
