/** The digits of a PIN. Owners and managers need the most. */
export const PIN_LENGTH = { min: 4, max: 6 } as const;

/** The pattern of a PIN, for a form and for the server. */
export const PIN_PATTERN = `[0-9]{${PIN_LENGTH.min},${PIN_LENGTH.max}}`;
