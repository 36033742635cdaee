import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";
import { createContext, type ReactNode, useContext } from "react";
import { useBoardReport } from "../../api/use-board-report.ts";
import { soundStatus } from "../sound/sound-state.ts";
import { useSituation } from "./board-context.tsx";

const HealthContext = createContext<AlertHealth | null>(null);

type AlertReportProps = { companyId: string; children: ReactNode };

/** Reports on all pages of a company whether this board can ring, for the alerts of its orders. */
export function AlertReport({ companyId, children }: AlertReportProps) {
  const isOn = useSituation(({ sound }) => soundStatus(sound) === "on");
  const health = useBoardReport(companyId, isOn ? "on" : "off");
  return <HealthContext value={health}>{children}</HealthContext>;
}

/** Whether orders without an answer would reach somebody; null until it is known. */
export function useAlertHealth(): AlertHealth | null {
  return useContext(HealthContext);
}
