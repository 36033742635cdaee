import { encode } from "uqr";

/** A text as a QR code, drawn as one path; dark on light in both themes, for cameras. */
export function QrPicture({
  text,
  label,
  className = "w-52 max-w-full self-center",
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`aspect-square ${className}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
