import Ban from "lucide-react/icons/ban";
import BellRing from "lucide-react/icons/bell-ring";
import BookOpen from "lucide-react/icons/book-open";
import BookUser from "lucide-react/icons/book-user";
import ChartColumn from "lucide-react/icons/chart-column";
import Ellipsis from "lucide-react/icons/ellipsis";
import History from "lucide-react/icons/history";
import Pause from "lucide-react/icons/pause";
import Printer from "lucide-react/icons/printer";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings2 from "lucide-react/icons/settings-2";
import Users from "lucide-react/icons/users";
import type { NavPath } from "./nav-pages.ts";

const icons = {
  orders: ReceiptText,
  "sold-out": Ban,
  pause: Pause,
  menu: BookOpen,
  history: History,
  customers: BookUser,
  reports: ChartColumn,
  team: Users,
  alerts: BellRing,
  printing: Printer,
  settings: Settings2,
  more: Ellipsis,
} as const satisfies Record<NavPath, unknown>;

/** The icon of a page in bars and rails. */
export function NavIcon({ path, className }: { path: NavPath; className: string }) {
  const Icon = icons[path];
  return <Icon aria-hidden="true" className={className} />;
}
