/** Shows an empty plate between fork and knife, in the colors of the page. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 160 120" fill="none" aria-hidden="true" className="size-full">
      <ellipse cx="80" cy="110" rx="50" ry="5" fill="var(--line)" />
      <circle cx="80" cy="58" r="45" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="80" cy="58" r="29" fill="var(--accent-soft)" />
      <path
        d="M61 52a20 20 0 0 1 17-13"
        stroke="var(--surface)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g stroke="var(--accent-text)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 24v13a9 9 0 0 0 18 0V24M19 24v70" />
        <path d="M141 94V24c8 5 11 14 11 27 0 8-4 12-11 12" />
      </g>
    </svg>
  );
}
