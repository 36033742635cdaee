type Place = { latitude: number | null; longitude: number | null };

/** Where a maps service shows a place; null for one that is on no map. */
export function mapUrl({ latitude, longitude }: Place): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
