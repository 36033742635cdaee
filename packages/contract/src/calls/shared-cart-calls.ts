const CARTS = "/ms-orders/public/companies/{companyId}/shared-carts";

/** The calls of shared carts, which a page loads when a guest orders together with others. */
export const sharedCartCalls = {
  findSharedCart: { method: "POST", path: `${CARTS}/find`, status: 200 },
  openSharedCart: { method: "POST", path: `${CARTS}/open`, status: 200 },
  joinSharedCart: { method: "POST", path: `${CARTS}/join`, status: 200 },
  readSharedCart: { method: "GET", path: `${CARTS}/{cartId}`, status: 200 },
  changeSharedCartLines: {
    method: "PUT",
    path: `${CARTS}/{cartId}/guests/{guestId}/lines`,
    status: 200,
  },
  leaveSharedCart: { method: "POST", path: `${CARTS}/{cartId}/leave`, status: 200 },
} as const;

export type SharedCartCallName = keyof typeof sharedCartCalls;
