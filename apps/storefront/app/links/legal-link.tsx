import type { ReactNode } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.tsx";

type LegalLinkProps = {
  to: "terms" | "privacy";
  className?: string;
  /** A sentence that speaks of the text; plain words where there is nothing to lead to. */
  children?: ReactNode;
};

/** The way to the terms or to the privacy policy, in the visitor's language (spec §9, Legal links). */
export function LegalLink({ to, className, children }: LegalLinkProps) {
  const t = useText();
  const href = useCompanySite().legal[to];
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children ?? t(`legal.${to}`)}
    </a>
  );
}
