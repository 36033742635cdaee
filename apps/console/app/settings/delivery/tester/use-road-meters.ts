import { ApiError } from "@comanda/contract/calls/api-client";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { useEffect, useState } from "react";
import { officeApi } from "../../../api/office-api.ts";

type Measured = { to: Position; meters: number | null };

/**
 * Returns the metres by road to a place where the price depends on them; null where they are not known,
 * undefined until the server has measured them.
 */
export function useRoadMeters(
  companyId: string,
  to: Position | null,
  isNeeded: boolean,
): number | null | undefined {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    if (!to || !isNeeded) return;
    let isCurrent = true;
    const query = { latitude: String(to.latitude), longitude: String(to.longitude) };
    const request = officeApi("measureDeliveryRoute", { params: { companyId }, query });
    request.then(
      ({ meters }) => isCurrent && setMeasured({ to, meters }),
      (failure) => {
        // Without an answer the distance is estimated, as the storefront does.
        if (!(failure instanceof ApiError)) throw failure;
        if (isCurrent) setMeasured({ to, meters: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [companyId, to, isNeeded]);
  if (!isNeeded || !to) return null;
  return measured && metersBetween(measured.to, to) === 0 ? measured.meters : undefined;
}
