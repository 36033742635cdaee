import { hasPermission } from "@comanda/domain/staff/permissions";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../../layout/company-page.tsx";
import { SwitchField } from "../../../parts/switch-field.tsx";
import { activeTypes } from "../draft/order-types.ts";
import { HAND_KINDS, hasKind, withKind } from "../draft/pay-kinds.ts";
import type { SetupForms } from "../draft/use-setup-forms.ts";

type PaymentsStepProps = {
  forms: Pick<SetupForms, "ordering" | "payments">;
  /** Whether the step was saved without any way to pay. */
  isMissing: boolean;
};

/** What guests pay with at the restaurant or at their door, for all order types at once. */
export function PaymentsStep({ forms, isMissing }: PaymentsStepProps) {
  const t = useText();
  const path = useCompanyPath();
  const { role } = useCompanyPage().member;
  const { payments } = forms;
  const types = activeTypes(forms);
  if (!hasPermission(role, "business.write"))
    return <p className="text-md">{t("setup.payments.owner")}</p>;
  if (types.length === 0) return <p className="text-md">{t("setup.payments.first")}</p>;
  return (
    <>
      <p className="text-sm text-muted">{t("setup.payments.hint")}</p>
      {HAND_KINDS.map((kind) => (
        <SwitchField
          key={kind}
          label={t(`settings.payments.kind.${kind}`)}
          checked={types.every((type) => hasKind(payments.value, type, kind))}
          onChange={(on) =>
            payments.setAll(
              withKind(payments.value, types, kind, {
                on,
                name: kind === "cash" ? null : t("settings.payments.card"),
              }),
            )
          }
        />
      ))}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isMissing && t("setup.chooseOne")}
      </p>
      <p className="text-sm">
        {t("setup.payments.online")}{" "}
        <Link to={path("settings/payments")} className="target font-bold text-accent-text">
          {t("settings.payments.title")}
        </Link>
      </p>
    </>
  );
}
