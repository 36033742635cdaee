import type { StaffCallName } from "@comanda/contract/staff/staff-calls";

/** The calls of the console that change something, and neither the import file nor what guests see by it. */
export const CALLS_WITHOUT_EDITS: Record<string, readonly StaffCallName[]> = {
  "are about orders that guests have placed": [
    ...(["acceptOrder", "refuseOrder", "advanceStaffOrder", "stepOrderBack"] as const),
    ...(["promiseOrder", "cancelStaffOrder", "recordOrderPayment", "refundOrder"] as const),
    ...(["retryRefund", "recordRefundByHand", "proposeOrderChange"] as const),
    ...(["withdrawOrderProposal", "answerTableCall", "reprintTicket", "markPrintJob"] as const),
  ],
  "are about people": [
    ...(["inviteMember", "revokeInvitation", "addPinMember", "changeMemberRole"] as const),
    ...(["setMemberPin", "removeMember", "enrollTablet", "revokeTablet"] as const),
    "eraseCustomer",
  ],
  "are settings of the server's own, which a backup has and the import file does not": [
    ...(["updateBoardSettings", "updateAlertSettings", "updateSalesSettings"] as const),
    ...(["updatePrinting", "createPrinter", "updatePrinter", "removePrinter"] as const),
    ...(["renewPrinterToken", "updateSetup", "subscribePush", "unsubscribePush"] as const),
    ...(["createApiKey", "revokeApiKey", "createWebhook", "updateWebhook"] as const),
    ...(["removeWebhook", "rotateWebhookSecret", "redeliverWebhook"] as const),
  ],
  "are secrets, which no export has": ["setPaymentProvider", "removePaymentProvider"],
  "try something out": [
    "testPrinter",
    "testWebhook",
    "sendTestMail",
    "sendTestPush",
    "reportBoard",
  ],
};
