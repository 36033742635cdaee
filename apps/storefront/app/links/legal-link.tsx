import type { ReactNode } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";

type LegalLinkProps = {
  to: "terms" | "privacy";
  className?: string;
  /** A sentence about the legal text; shown without a link where the text has no address. */
  children?: ReactNode;
};

/** Shows a link to the terms or the privacy policy, in the visitor's language (conformance 9.30). */
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
