import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { LateQr } from "./late-qr.ts";
import type { Shop } from "./shop.tsx";

/** The company with the QR code of the address, for which the browser asks where it came too late. */
export function useLateQr<Given extends Shop | null>(shop: Given): Given {
  const qrId = useSearchParams()[0].get("qr-id");
  const [late, setLate] = useState<LateQr | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the code orders is judged once
  useEffect(() => {
    if (!(shop?.missing.qr && qrId)) return;
    const stop = new AbortController();
    import("./late-qr.ts")
      .then(({ askForQr }) => askForQr(shop, qrId, stop.signal))
      .then(setLate, () => undefined);
    return () => stop.abort();
  }, [shop?.missing.qr, qrId]);
  return shop?.missing.qr && late ? { ...shop, ...late } : shop;
}
