import { cart, changedCart, changedPrice, changedSummary } from "./journeys/cart.ts";
import { byChat } from "./journeys/chat.ts";
import { additional, client, offline, placing, summary, twoTabs } from "./journeys/checkout.ts";
import { pinned, searched, tooLittle, written } from "./journeys/delivery.ts";
import { consent, installing } from "./journeys/doors.ts";
import { cafeEntry, demoEntry, pizzariaEntry } from "./journeys/entry.ts";
import { failures, nowhere } from "./journeys/failures.ts";
import { cafeMenu, demoMenu, pizzariaMenu } from "./journeys/menu.ts";
import { coupons, points } from "./journeys/offers.ts";
import { byCard, byPix, pixPaid } from "./journeys/paying.ts";
import { product } from "./journeys/product.ts";
import { closed, empty, free, later, paused, readOnly, soon } from "./journeys/states.ts";
import { barTable, pizzariaTable } from "./journeys/table.ts";
import { cancelled, tracking } from "./journeys/tracking.ts";

/** All that is toured, in the order in which a customer may come by it. */
export const journeys = [
  demoEntry,
  pizzariaEntry,
  cafeEntry,
  demoMenu,
  pizzariaMenu,
  cafeMenu,
  product,
  cart,
  changedCart,
  coupons,
  points,
  additional,
  client,
  summary,
  byCard,
  byPix,
  pixPaid,
  searched,
  pinned,
  written,
  tooLittle,
  offline,
  placing,
  changedSummary,
  changedPrice,
  twoTabs,
  byChat,
  tracking,
  cancelled,
  barTable,
  pizzariaTable,
  closed,
  later,
  paused,
  soon,
  readOnly,
  free,
  empty,
  installing,
  consent,
  nowhere,
  failures,
];
