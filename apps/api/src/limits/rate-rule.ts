/** At most `points` within `seconds`, from the first one on. */
export type RateRule = { points: number; seconds: number };

/**
 * The limit of one device. `crowd` is for all devices of one IP address together: after `all` of them
 * within the same time, each may do only `each` instead of `points`.
 */
export type DeviceRule = RateRule & { crowd: { all: number; each: number } };

/**
 * `address` counts the visitors of one IP address without a device, together. `device` counts each
 * device of a cookie; then the address's own rules do not count. A limit without `device` counts
 * everyone by address.
 */
export type RateLimit = { address: readonly RateRule[]; device?: readonly DeviceRule[] };
