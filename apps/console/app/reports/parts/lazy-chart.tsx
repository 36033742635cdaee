import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { SalesChartProps } from "./sales-chart.tsx";

const loadChart = async () => (await import("./sales-chart.tsx")).SalesChart;

/** The chart of a report, whose code is fetched after the page. Its place is kept meanwhile. */
export function LazyChart(props: SalesChartProps) {
  return (
    <div className="min-h-60">
      <LazyPart load={loadChart} props={props} />
    </div>
  );
}
