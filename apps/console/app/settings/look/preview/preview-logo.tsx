import type { PreviewCompany } from "./preview-company.ts";

type PreviewLogoProps = { company: Pick<PreviewCompany, "name" | "logo">; className: string };

/** The company's logo, or the first letter of its name. */
export function PreviewLogo({ company, className }: PreviewLogoProps) {
  if (company.logo)
    return (
      <img
        src={company.logo}
        alt=""
        className={`flex-none bg-surface object-contain ${className}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center bg-accent-soft font-title font-bold text-accent-text ${className}`}
    >
      {[...company.name][0]}
    </span>
  );
}
