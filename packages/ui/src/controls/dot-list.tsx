/**
 * Shows short texts in a row, with a dot between two. Each keeps its own direction and is broken only where it is
 * longer than a line; a dot never ends or begins a line.
 */
export function DotList({ children }: { children: readonly string[] }) {
  return (
    // What reaches out of the start of a line is cut off: the dots there, and that of the first text.
    <span className="block overflow-hidden">
      <span className="-ms-[0.75em] flex flex-wrap">
        {children.map((text) => (
          <span
            key={text}
            className="relative min-w-0 ps-[0.75em] before:absolute before:start-[0.25em] before:content-['·'_/_'']"
          >
            <bdi>{text}</bdi>{" "}
          </span>
        ))}
      </span>
    </span>
  );
}
