import type { AlertHealth } from "@comanda/contract/staff/alert-schemas";
import { createContext, type ReactNode, useContext } from "react";
import { useBoardPresence } from "../../api/use-board-presence.ts";
import { soundStatus } from "../../web/sound/sound-state.ts";
import { useSituation } from "./board-context.tsx";

const HealthContext = createContext<AlertHealth | null>(null);

type BoardPresenceProps = { companyId: string; children: ReactNode };

/** Reports this board to the server, so that alerts know how many boards can ring. */
export function BoardPresence({ companyId, children }: BoardPresenceProps) {
  const isOn = useSituation(({ sound }) => soundStatus(sound) === "on");
  const health = useBoardPresence(companyId, isOn ? "on" : "off");
  return <HealthContext value={health}>{children}</HealthContext>;
}

/** The health of the company's alerts; null before the server's first answer. */
export function useAlertHealth(): AlertHealth | null {
  return useContext(HealthContext);
}
