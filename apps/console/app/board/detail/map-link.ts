type Place = { text: string; latitude: number | null; longitude: number | null };

/** The address of a map that shows a place: its position, or its written address where it has none. */
export function mapLink({ text, latitude, longitude }: Place): string {
  const query = latitude === null || longitude === null ? text : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
