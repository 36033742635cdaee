/** The address of a company's logo, small; null where it has none. */
export function logoUrlOf(storageUrl: string, file: string | null): string | null {
  return file && `${storageUrl}/companies/logos/thumbnails/${encodeURIComponent(file)}`;
}
