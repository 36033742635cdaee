/** The header in which our routes pass the visitor's address on to better-auth; visitors cannot send it. */
export const ADDRESS_HEADER = "x-comanda-address";
