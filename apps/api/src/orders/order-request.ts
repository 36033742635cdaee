/** Which order a customer's request is about, and the device that sends it. */
export type OrderRequest = { companyId: string; orderId: string; device: string | null };
