import { createAccountClient } from "@comanda/contract/accounts/account-client";

/** The calls about the account and the tablet of this browser. */
export const accountApi = createAccountClient({ base: "" });
