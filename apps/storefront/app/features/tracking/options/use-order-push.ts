import type { Order } from "@comanda/contract/orders/order";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { pushSupport, subscribeBrowser, subscriptionOf } from "@comanda/ui/web/browser-push.ts";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { addRecentId, recentIds, removeRecentId } from "../../../session/storage/recent-ids.ts";

/** The orders about which this browser gets push messages. */
const NAME = "comanda.pushOrders";

/** `blocked`: the customer or the browser's policy refuses notifications. */
type PushState = "reading" | "unsupported" | "blocked" | "off" | "on";

/** Push messages about an order on this browser: whether they are on, and turning them on and off. */
export function useOrderPush({ id }: Pick<Order, "id">, publicKey: string) {
  const params = { companyId: useCompanySite().company.id, orderId: id };
  const language = useLocale();
  const [state, setState] = useState<PushState>("reading");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void readState(id).then((read) => isCurrent && setState(read));
    return () => {
      isCurrent = false;
    };
  }, [id]);

  const run = async (work: () => Promise<PushState>) => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await work());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const turnOn = () =>
    run(async () => {
      if ((await Notification.requestPermission()) !== "granted")
        return Notification.permission === "denied" ? "blocked" : "off";
      const body = { ...(await subscribeBrowser(publicKey)), language };
      const { subscribed } = await browserApi("subscribeToOrder", { params, body });
      if (subscribed) addRecentId(NAME, id);
      return subscribed ? "on" : "off";
    });
  const turnOff = () =>
    run(async () => {
      const endpoint = (await subscriptionOf())?.endpoint;
      if (endpoint) await browserApi("unsubscribeFromOrder", { params, body: { endpoint } });
      removeRecentId(NAME, id);
      return "off";
    });
  return { state, busy, failed, turnOn, turnOff };
}

async function readState(orderId: string): Promise<PushState> {
  const support = pushSupport();
  if (support !== "ready") return support;
  const subscription = await subscriptionOf().catch(() => null);
  return subscription && recentIds(NAME).includes(orderId) ? "on" : "off";
}
