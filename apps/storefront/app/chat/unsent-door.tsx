import { useLocation } from "react-router";
import { useShop } from "../shop/shop.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";

const loadBar = async () => (await import("./unsent-bar.tsx")).UnsentBar;

/** The order's own page says it itself. */
const pages = ["/", "/products", "/cart", "/info"];

/** Where orders go by chat, reminds who has ordered but not sent the message yet, on every page but the order's. */
export function UnsentDoor() {
  const { pathname } = useLocation();
  const { settings } = useShop();
  if (settings.checkout_type !== "WHATSAPP" || !pages.includes(pathname)) return null;
  return <LazyPart load={loadBar} props={{ page: pathname }} />;
}
