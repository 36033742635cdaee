import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsPage } from "../form/settings-page.tsx";
import { TranslatedTextsCard } from "../form/translated-texts-card.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { METHOD_TYPES, type Method, methodsOf, missingNames } from "./draft/method-list.ts";
import { methodTexts } from "./draft/method-texts.ts";
import { KeysCard } from "./keys/keys-card.tsx";
import { paymentsApi } from "./keys/payments-api.ts";
import { MethodsCard } from "./methods/methods-card.tsx";
import { useMethodName } from "./methods/use-kind-name.ts";

type PaymentsPageProps = {
  companyId: string;
  initial: StoredSection;
  stored: StaffCallAnswer<"listPaymentProviders">;
  /** Where guests order, and where providers send their notifications; null without a host. */
  origin: string | null;
  /** The company's language. */
  language: string | null;
};

/** The names of a method's parts other than its name. */
const PART_LABELS: Readonly<Record<string, MessageKey>> = {
  fee: "settings.payments.fee",
  translations: "menu.translations",
};

/** How guests pay, by order type, and the keys of payment providers. */
export function PaymentsPage(props: PaymentsPageProps) {
  const { companyId, initial, stored, origin, language } = props;
  const t = useText();
  const nameOf = useMethodName();
  const faultsOf = (value: StoredSection["value"]) =>
    Object.fromEntries(missingNames(value).map((name) => [name, t("form.missing")]));
  const form = useSettingsSection({ companyId, section: "payments", initial, faultsOf });
  const { answer, refresh } = useFreshAnswer(stored, () =>
    paymentsApi("listPaymentProviders", { params: { companyId } }),
  );
  const labelOf = (path: string) => {
    const [, type, id, part] = path.split(".");
    const service = METHOD_TYPES.find((each) => each === type);
    if (!service) return path;
    // A form's own path has the method's id, the server's its place in the list.
    const method = methodsOf(form.value, service).find((each, at) =>
      path.startsWith("method.") ? each.id === id : String(at) === id,
    );
    const name = method && nameOf(method);
    const field = part && t(PART_LABELS[part] ?? "settings.payments.name");
    return [t(`orderType.${service}`), name, field].filter(Boolean).join(" · ");
  };
  const textOf = (_: string, list: unknown) =>
    Array.isArray(list)
      ? (list as Method[])
          .map((method) => {
            const fee = method.payment_method_fee ?? 0;
            const name = nameOf(method);
            return fee === 0 ? name : `${name} · ${fee} %`;
          })
          .join("\n")
      : null;
  return (
    <SettingsPage
      title={t("settings.payments.title")}
      form={form}
      labelOf={labelOf}
      textOf={textOf}
    >
      {METHOD_TYPES.map((type) => (
        <MethodsCard key={type} form={form} type={type} providers={answer.providers} />
      ))}
      <TranslatedTextsCard form={form} own={language} texts={methodTexts(form)} />
      <KeysCard companyId={companyId} origin={origin} answer={answer} onChange={refresh} />
    </SettingsPage>
  );
}
