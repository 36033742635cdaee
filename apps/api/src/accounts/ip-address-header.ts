/** The header in which our routes pass the IP address of the visitor on to better-auth; visitors cannot send it. */
export const IP_ADDRESS_HEADER = "x-comanda-address";
