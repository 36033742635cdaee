/** Leaves for the provider's page; an address that is not of the web is ignored. */
export function goToProvider(href: string): void {
  if (/^https?:\/\//iu.test(href)) window.location.assign(href);
}
