import type { PushDevice } from "@comanda/contract/staff/alert-schemas";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { pushSupport, subscribeBrowser, subscriptionOf } from "@comanda/ui/web/browser-push.ts";
import { useEffect, useState } from "react";
import { counterApi } from "../api/counter-api.ts";
import { deviceName } from "../web/device-name.ts";

/** `blocked`: the member or the browser's policy refuses notifications. */
export type PushDeviceState = "reading" | "unsupported" | "blocked" | "off" | "on";

const storageKey = (companyId: string) => `push_device.${companyId}`;

/** Push messages on this device: whether they are on, and the member's other devices. */
export function usePushDevice(companyId: string, initial: readonly PushDevice[]) {
  const params = { companyId };
  const language = useLocale();
  const [devices, setDevices] = useState(initial);
  const [support, setSupport] = useState<"reading" | "unsupported" | "blocked" | "ready">(
    "reading",
  );
  const [ownId, setOwnId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void readSupport(companyId).then((read) => {
      if (!isCurrent) return;
      setSupport(read.support);
      setOwnId(read.ownId);
    });
    return () => {
      isCurrent = false;
    };
  }, [companyId]);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const refresh = async () => setDevices((await counterApi("listPushDevices", { params })).devices);

  const turnOn = () =>
    run(async () => {
      if ((await Notification.requestPermission()) !== "granted") {
        setSupport(Notification.permission === "denied" ? "blocked" : "ready");
        return;
      }
      const { public_key } = await counterApi("readPushKey", { params });
      const subscription = await subscribeBrowser(public_key);
      const body = { ...subscription, name: deviceName(navigator.userAgent), language };
      const { id } = await counterApi("subscribePush", { params, body });
      localStorage.setItem(storageKey(companyId), id);
      setOwnId(id);
      await refresh();
    });
  const remove = (id: string) =>
    run(async () => {
      const body = { device_id: id };
      setDevices((await counterApi("unsubscribePush", { params, body })).devices);
    });
  const test = async (id: string) => {
    const body = { device_id: id };
    const answer = await counterApi("sendTestPush", { params, body }).catch(() => null);
    await refresh().catch(() => undefined);
    return answer?.result ?? "failed";
  };

  const own = devices.find(({ id }) => id === ownId) ?? null;
  const others = devices.filter(({ id }) => id !== ownId);
  return { state: stateOf(support, own), own, others, busy, failed, turnOn, remove, test };
}

function stateOf(
  support: "reading" | "unsupported" | "blocked" | "ready",
  own: PushDevice | null,
): PushDeviceState {
  if (support !== "ready") return support;
  return own ? "on" : "off";
}

async function readSupport(
  companyId: string,
): Promise<{ support: ReturnType<typeof pushSupport>; ownId: string | null }> {
  const support = pushSupport();
  if (support !== "ready") return { support, ownId: null };
  const subscription = await subscriptionOf().catch(() => null);
  const ownId = subscription ? localStorage.getItem(storageKey(companyId)) : null;
  return { support, ownId };
}
