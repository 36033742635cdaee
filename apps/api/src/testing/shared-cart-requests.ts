type Subjects = Record<"companyId" | "qrId" | "productId" | "variantId" | "modifierId", string>;

/** A valid request of every call of shared carts, for a table and for a cart that is not there. */
export const sharedCartRequests = {
  findSharedCart: ({ companyId, qrId }: Subjects) => ({
    params: { companyId },
    body: { token: null, table_id: qrId },
  }),
  openSharedCart: ({ companyId, qrId }: Subjects) => ({
    params: { companyId },
    body: { token: "t".repeat(43), name: "Guest", table_id: qrId, replaces: true },
  }),
  joinSharedCart: ({ companyId, qrId }: Subjects) => ({
    params: { companyId },
    body: { token: null, name: "Guest", table_id: qrId },
  }),
  readSharedCart: ({ companyId }: Subjects) => ({ params: { companyId, cartId: "none" } }),
  changeSharedCartLines: ({ companyId, productId, variantId, modifierId }: Subjects) => ({
    params: { companyId, cartId: "none", guestId: "none" },
    body: {
      key: "0".repeat(32),
      revision: 0,
      lines: [
        {
          product_id: productId,
          variant_id: variantId,
          quantity: 1,
          comment: "well done",
          modifiers: [{ modifier_id: modifierId, quantity: 1 }],
        },
      ],
    },
  }),
  removeSharedCartGuest: ({ companyId }: Subjects) => ({
    params: { companyId, cartId: "none", guestId: "none" },
    body: { token: "r".repeat(43) },
  }),
  announceSharedCartCheckout: ({ companyId }: Subjects) => ({
    params: { companyId, cartId: "none" },
    body: { whole: true, ended: false },
  }),
  leaveSharedCart: ({ companyId }: Subjects) => ({ params: { companyId, cartId: "none" } }),
};
