/**
 * The account that the demo's link opens, without an e-mail address and a password. Every visitor of
 * the demo is signed in to it, so none of them may learn of the others by it, or change it.
 */
export const DEMO_ACCOUNT_ID = "demo-owner";
