/**
 * Returns the path for a provider's notifications; it is not in the contract, because browsers
 * never call it.
 */
export function notificationPath(companyId: string, providerId: string): string {
  const [company, provider] = [companyId, providerId].map(encodeURIComponent);
  return `/ms-payments/public/notifications/${company}/${provider}`;
}
