import type { Migration } from "kysely/migration";
import * as core from "../migrations/0000-0009/0001-core.ts";
import * as answers from "../migrations/0000-0009/0002-answers.ts";
import * as delivery from "../migrations/0000-0009/0003-delivery.ts";
import * as discounts from "../migrations/0000-0009/0004-discounts.ts";
import * as payments from "../migrations/0000-0009/0005-payments.ts";
import * as installation from "../migrations/0000-0009/0006-installation.ts";
import * as planUsage from "../migrations/0000-0009/0007-plan-usage.ts";
import * as thousandths from "../migrations/0000-0009/0008-thousandths.ts";
import * as couponKeys from "../migrations/0000-0009/0009-coupon-keys.ts";
import * as audit from "../migrations/0010-0019/0010-audit.ts";
import * as staff from "../migrations/0010-0019/0011-staff.ts";
import * as board from "../migrations/0010-0019/0012-board.ts";
import * as availability from "../migrations/0010-0019/0013-availability.ts";
import * as printing from "../migrations/0010-0019/0014-printing.ts";
import * as alerts from "../migrations/0010-0019/0015-alerts.ts";
import * as staffLimits from "../migrations/0010-0019/0016-staff-limits.ts";
import * as orderProposals from "../migrations/0010-0019/0017-order-proposals.ts";
import * as editing from "../migrations/0010-0019/0018-editing.ts";
import * as sales from "../migrations/0010-0019/0019-sales.ts";
import * as customers from "../migrations/0020-0029/0020-customers.ts";
import * as guest from "../migrations/0020-0029/0023-guest.ts";
import * as integrations from "../migrations/0020-0029/0024-integrations.ts";
import * as planOrders from "../migrations/0020-0029/0025-plan-orders.ts";
import * as refunds from "../migrations/0020-0029/0026-refunds.ts";
import * as scheduledPrices from "../migrations/0020-0029/0027-scheduled-prices-and-pairs.ts";
import * as setup from "../migrations/0020-0029/0028-setup.ts";
import * as guestDevices from "../migrations/0020-0029/0029-guest-devices.ts";
import * as drafts from "../migrations/0030-0039/0031-drafts.ts";
import * as sharedCarts from "../migrations/0030-0039/0032-shared-carts.ts";
import * as rateCounts from "../migrations/0030-0039/0033-rate-counts.ts";
import * as tableZone from "../migrations/0030-0039/0034-table-zone.ts";
import * as removedGuests from "../migrations/0030-0039/0037-removed-guests.ts";
import * as historySearch from "../migrations/0030-0039/0038-history-search.ts";
import * as growth from "../migrations/0030-0039/0039-growth.ts";
import * as orderNumbers from "../migrations/0040-0049/0040-order-numbers.ts";
import * as usedCodes from "../migrations/0040-0049/0041-used-codes.ts";
import * as unprovenHosts from "../migrations/0040-0049/0042-unproven-hosts.ts";
import * as orderCurrencies from "../migrations/0040-0049/0043-order-currencies.ts";
import * as confirmedOrders from "../migrations/0040-0049/0044-confirmed-orders.ts";
import * as refundsByHand from "../migrations/0040-0049/0045-refunds-by-hand.ts";
import * as loggedAddresses from "../migrations/0040-0049/0046-logged-addresses.ts";
import * as pictureBytes from "../migrations/0040-0049/0047-picture-bytes.ts";
import * as replacedPictures from "../migrations/0040-0049/0048-replaced-pictures.ts";

/** In order. A released migration is never changed: `migrate` refuses a changed one. */
export const migrations: Record<string, Migration> = {
  "0001-core": core,
  "0002-answers": answers,
  "0003-delivery": delivery,
  "0004-discounts": discounts,
  "0005-payments": payments,
  "0006-installation": installation,
  "0007-plan-usage": planUsage,
  "0008-thousandths": thousandths,
  "0009-coupon-keys": couponKeys,
  "0010-audit": audit,
  "0011-staff": staff,
  "0012-board": board,
  "0013-availability": availability,
  "0014-printing": printing,
  "0015-alerts": alerts,
  "0016-staff-limits": staffLimits,
  "0017-order-proposals": orderProposals,
  "0018-editing": editing,
  "0019-sales": sales,
  "0020-customers": customers,
  "0023-guest": guest,
  "0024-integrations": integrations,
  "0025-plan-orders": planOrders,
  "0026-refunds": refunds,
  "0027-scheduled-prices-and-pairs": scheduledPrices,
  "0028-setup": setup,
  "0029-guest-devices": guestDevices,
  "0031-drafts": drafts,
  "0032-shared-carts": sharedCarts,
  "0033-rate-counts": rateCounts,
  "0034-table-zone": tableZone,
  "0037-removed-guests": removedGuests,
  "0038-history-search": historySearch,
  "0039-growth": growth,
  "0040-order-numbers": orderNumbers,
  "0041-used-codes": usedCodes,
  "0042-unproven-hosts": unprovenHosts,
  "0043-order-currencies": orderCurrencies,
  "0044-confirmed-orders": confirmedOrders,
  "0045-refunds-by-hand": refundsByHand,
  "0046-logged-addresses": loggedAddresses,
  "0047-picture-bytes": pictureBytes,
  "0048-replaced-pictures": replacedPictures,
};
