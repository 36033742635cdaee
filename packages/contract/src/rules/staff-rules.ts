/** The longest promise and the longest lead time, in minutes. */
export const MAX_PROMISE_MINUTES = 480;
/** The most minutes above Accept to choose from. */
export const MAX_MINUTES_CHOICES = 6;
/** The most minutes after a hand-over until an order is finalized by itself. */
export const MAX_FINALIZE_MINUTES = 1440;
/** The most minutes for which a customer may cancel. */
export const MAX_CANCEL_MINUTES = 120;
/** Characters of a text that staff write about an order: for its guest, or for their own record. */
export const MAX_ORDER_TEXT = 300;
/** The most pieces that staff can say are left. */
export const MAX_PIECES_LEFT = 9999;
/** The most stations of a company. */
export const MAX_STATIONS = 20;
