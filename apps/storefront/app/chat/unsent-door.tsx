import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useShop } from "../shop/shop.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { unsentOrder } from "./sent-messages.ts";

const loadBar = async () => (await import("./unsent-bar.tsx")).UnsentBar;

/** The order's own page says it itself. */
const pages = ["/", "/products", "/cart", "/info"];

/**
 * Where orders go by chat, reminds who has ordered but not sent the message yet, on every page but
 * the order's. All but the look at what this browser has noted comes when there is such an order.
 */
export function UnsentDoor() {
  const { pathname } = useLocation();
  const { settings } = useShop();
  const [wanted, setWanted] = useState(false);
  const reminds = settings.checkout_type === "WHATSAPP" && pages.includes(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an order may have been made since the last page
  useEffect(() => {
    if (reminds && unsentOrder()) setWanted(true);
  }, [reminds, pathname]);

  return reminds && wanted && <LazyPart load={loadBar} props={{ page: pathname }} />;
}
