/** The calls that the other backend answers, by the names that the contract gives them. */
export type BackendCallName =
  | "findHost"
  | "readCompany"
  | "readEcommerceSettings"
  | "listCategories"
  | "readOrderSettings"
  | "readQr"
  | "listCoupons"
  | "listPaymentMethods"
  | "readLoyaltySettings"
  | "readOrder"
  | "createOrder"
  | "updateOrder"
  | "countVisit"
  | "readDeliveryAreaCost"
  | "createClient"
  | "readClient"
  | "createAddress";
