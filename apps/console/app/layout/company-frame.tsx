import { guardDoubleTaps } from "@comanda/ui/press/guard-double-taps.ts";
import { type ReactNode, useEffect } from "react";
import { Rail } from "./rail.tsx";
import { TabBar } from "./tab-bar.tsx";

type CompanyFrameProps = {
  /** The page draws its own bar at the top, and takes the whole width. */
  board: boolean;
  children: ReactNode;
};

/** The frame of a company's pages: a bar at the bottom of phones, a rail beside office pages. */
export function CompanyFrame({ board, children }: CompanyFrameProps) {
  useEffect(() => guardDoubleTaps(document), []);
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      {!board && <Rail />}
      <main className="flex min-w-0 flex-1 flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        {children}
      </main>
      <TabBar />
    </div>
  );
}
