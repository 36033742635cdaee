/** Where a company's provider sends its notifications; no call of the contract: browsers never do. */
export function notificationPath(companyId: string, providerId: string): string {
  const [company, provider] = [companyId, providerId].map(encodeURIComponent);
  return `/ms-payments/public/notifications/${company}/${provider}`;
}
