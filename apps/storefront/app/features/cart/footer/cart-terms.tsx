import { useText } from "../../../i18n/text.ts";
import { LegalLink } from "../../../links/legal-link.tsx";

/** Says what the customer accepts by ordering, as a link where the text has an address. */
export function CartTerms() {
  const t = useText();
  return (
    <p className="text-xs text-muted">
      <LegalLink to="terms" className="target underline">
        {t("cart.terms")}
      </LegalLink>
    </p>
  );
}
