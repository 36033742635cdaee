import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { locales } from "@comanda/ui/i18n/locales.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { useTheme } from "../../theme/theme-context.tsx";

export type SalesChartProps = {
  labels: readonly string[];
  /** Solid bars; null has none. */
  values: readonly (number | null)[];
  /** Outlined bars behind them. */
  compared?: readonly number[];
  axisText: (value: number) => string;
};

const HEIGHT = 240;
const AXIS_WIDTH = 56;

/**
 * Bars of sales. The page has every figure in a table beneath, so that screen readers and those who
 * see no colour miss nothing.
 */
export function SalesChart({ labels, values, compared, axisText }: SalesChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isRtl = locales[useLocale()].direction === "rtl";
  const { theme } = useTheme();
  const [isNight, setIsNight] = useState(false);
  const draw = useEffectEvent((element: HTMLElement) => {
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    const { paths } = UPlot;
    const bars = (share: number) => paths.bars?.({ size: [share, 60], radius: 0.12 });
    const font = "12px system-ui, sans-serif";
    const axis = { stroke: colour("--ink-muted"), font, ticks: { show: false } };
    const options: UPlot.Options = {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      padding: [12, 8, 0, 8],
      scales: {
        x: {
          time: false,
          dir: isRtl ? -1 : 1,
          range: [-0.6, Math.max(1, labels.length) - 0.4],
        },
        y: { range: (_plot, _least, most) => [0, (most || 1) * 1.05] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          splits: () => shownLabels(labels.length, element.clientWidth),
          values: (_plot, splits) => splits.map((at) => labels[at] ?? ""),
        },
        {
          ...axis,
          side: isRtl ? 1 : 3,
          size: AXIS_WIDTH,
          grid: { stroke: colour("--line"), width: 1 },
          values: (_plot, splits) => splits.map(axisText),
        },
      ],
      series: [
        {},
        {
          stroke: colour("--field"),
          fill: colour("--well"),
          width: 1.5,
          paths: bars(0.78),
          points: { show: false },
        },
        {
          stroke: colour("--accent"),
          fill: colour("--accent"),
          width: 0,
          paths: bars(0.5),
          points: { show: false },
        },
      ],
    };
    const at = labels.map((_, index) => index);
    const none = labels.map(() => null);
    const data: UPlot.AlignedData = [at, [...(compared ?? none)], [...values]];
    return new UPlot(options, data, element);
  });

  useEffect(() => {
    const query = window.matchMedia("(prefers-color-scheme: dark)");
    const read = () => setIsNight(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the plot reads its colours when it is drawn
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const plot = draw(element);
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [labels, values, compared, axisText, isRtl, theme, isNight]);

  return <div ref={place} aria-hidden="true" dir="ltr" className="min-w-0 overflow-hidden" />;
}

/** The bars that have a label: as many as have room. */
function shownLabels(count: number, width: number): number[] {
  const room = Math.max(1, Math.floor((width - AXIS_WIDTH) / 48));
  const step = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}
