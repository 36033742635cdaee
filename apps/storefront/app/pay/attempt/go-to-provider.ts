/** Opens the provider's page. A URL that is not http or https is ignored. */
export function goToProvider(href: string): void {
  if (/^https?:\/\//iu.test(href)) window.location.assign(href);
}
