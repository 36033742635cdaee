const OPEN_STREET_MAP = /OpenStreetMap/u;

/**
 * Shows the attribution of the map's tiles, with a link if OpenStreetMap, which requires one, is named.
 */
export function Attribution({ text }: { text: string }) {
  if (!text) return null;
  const named = OPEN_STREET_MAP.test(text) ? (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      className="underline"
    >
      {text}
    </a>
  ) : (
    text
  );
  return (
    <p className="absolute end-0 bottom-0 z-1 max-w-full rounded-ss-s bg-surface px-2 py-1 text-xs text-ink">
      {named}
    </p>
  );
}
