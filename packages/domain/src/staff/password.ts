/** The fewest and the most characters of a password of the console. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
