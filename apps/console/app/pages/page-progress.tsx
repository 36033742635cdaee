import { useNavigation } from "react-router";

/** A line at the top while the page whose link was pressed is on its way, once that takes more than a moment. */
export function PageProgress() {
  if (useNavigation().state === "idle") return null;
  return (
    <div
      aria-hidden="true"
      className="page-progress pointer-events-none fixed inset-x-0 top-0 z-40 h-1 origin-left bg-accent rtl:origin-right"
    />
  );
}
