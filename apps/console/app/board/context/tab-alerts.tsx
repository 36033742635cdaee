import { useEffect } from "react";
import { useText } from "../../i18n/text.ts";
import { useSituation } from "./board-context.tsx";
import { titleWithCount } from "./tab-title.ts";

/** Shows new orders outside the page: in the tab's title and icon, and by a notification. */
export function TabAlerts() {
  const count = useSituation(({ view }) => view.lanes.new.length);
  // Pages set their own titles, so that the count is added with each tick.
  useSituation(({ deviceTime }) => deviceTime);
  useEffect(() => {
    const title = titleWithCount(document.title, count);
    if (document.title !== title) document.title = title;
  });
  useNotification(count);
  return (
    <link
      rel="icon"
      type="image/svg+xml"
      href={count > 0 ? "/favicon-ringing.svg" : "/favicon.svg"}
    />
  );
}

function useNotification(count: number): void {
  const t = useText();
  useEffect(() => {
    if (count === 0 || !document.hidden || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const notification = notify(t("board.announce.several", { count }));
    return () => notification?.close();
  }, [count, t]);
}

/** Shows a notification; null where the browser allows them to service workers only. */
function notify(text: string): Notification | null {
  try {
    const notification = new Notification(text, { tag: "comanda-orders" });
    notification.onclick = () => window.focus();
    return notification;
  } catch {
    return null;
  }
}
