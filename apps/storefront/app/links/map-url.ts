type Place = { latitude: number | null; longitude: number | null };

/** Returns the URL of a place on Google Maps; null for a place without a position. */
export function mapUrl({ latitude, longitude }: Place): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
