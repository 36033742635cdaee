/** The name under which the browser stores the shared cart that it has joined. */
export const sharedCartName = (companyId: string): string => `comanda.together.${companyId}`;
