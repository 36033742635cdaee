/** The calls of shared carts, which a page loads when a guest orders together with others. */
export const sharedCartCalls = {
  findSharedCart: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/find",
    status: 200,
  },
  openSharedCart: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/open",
    status: 200,
    givesDevice: true,
  },
  joinSharedCart: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/join",
    status: 200,
    givesDevice: true,
  },
  readSharedCart: {
    method: "GET",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/{cartId}",
    status: 200,
  },
  changeSharedCartLines: {
    method: "PUT",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/{cartId}/guests/{guestId}/lines",
    status: 200,
  },
  removeSharedCartGuest: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/{cartId}/guests/{guestId}/remove",
    status: 200,
  },
  announceSharedCartCheckout: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/{cartId}/checkout",
    status: 200,
  },
  leaveSharedCart: {
    method: "POST",
    path: "/ms-orders/public/companies/{companyId}/shared-carts/{cartId}/leave",
    status: 200,
  },
} as const;

export type SharedCartCallName = keyof typeof sharedCartCalls;
