import type { PaymentProviderState } from "@comanda/contract/providers/provider-schemas";
import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { paymentInstrument } from "@comanda/domain/orders/payment-method";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type Translate, useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { FoldedCard } from "../../../parts/folded/folded-card.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import {
  listPath,
  METHOD_KINDS,
  type MethodKind,
  methodsOf,
  sameForAll,
  withMethod,
} from "../draft/method-list.ts";
import { MethodRow } from "./method-row.tsx";
import { useMethodName } from "./use-kind-name.ts";
import { useMethodProblem } from "./use-method-problem.ts";

type MethodsCardProps = {
  form: SettingsForm;
  type: ServiceTypeKey;
  providers: readonly PaymentProviderState[];
};

/** The ways to pay for orders of one type, in the order in which guests see them. */
export function MethodsCard({ form, type, providers }: MethodsCardProps) {
  const t = useText();
  const [kind, setKind] = useState<MethodKind>("cash");
  const [added, setAdded] = useState<string>();
  const nameOf = useMethodName();
  const problemOf = useMethodProblem(providers);
  const methods = methodsOf(form.value, type);
  const locale = useLocale();
  const useless = methods.filter(problemOf).map((method) => isolate(nameOf(method), locale));
  const list = new Intl.ListFormat(intlLocale(locale));
  const service = t(`orderType.${type}`);
  const add = () => {
    const own = providers.find((provider) => provider.kind === METHOD_KINDS[kind]);
    const facts = { description: firstName(t, kind), ...(own && { providerId: own.provider_id }) };
    const longer = withMethod(methods, kind, facts);
    form.set(listPath(type), longer);
    setAdded(longer.at(-1)?.id);
  };
  return (
    <FoldedCard
      title={service}
      facts={methods.length > 0 ? methods.map(nameOf) : [t("settings.payments.none")]}
      warning={
        useless.length > 0
          ? t("settings.payments.notUsable", { names: list.format(useless) })
          : undefined
      }
      isWrong={form.isWrongBelow([`method.${type}`, listPath(type)])}
    >
      <ul className="border-y border-line empty:hidden">
        {methods.map((method, at) => (
          <MethodRow
            key={method.id}
            form={form}
            type={type}
            method={method}
            at={at}
            providers={providers}
            startsOpen={method.id === added}
          />
        ))}
      </ul>
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField<MethodKind>
          label={t("settings.payments.add")}
          value={kind}
          options={(Object.keys(METHOD_KINDS) as MethodKind[]).map((value) => ({
            value,
            label: t(`settings.payments.kind.${value}`),
          }))}
          onChange={setKind}
        />
        <Button look="outline" aria-label={t("settings.payments.addTo", { service })} onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {t("settings.payments.addNow")}
        </Button>
      </div>
      {methods.length > 0 && (
        <Button
          look="quiet"
          className="self-start"
          onClick={() => {
            form.forget("method.");
            form.setAll(sameForAll(methods));
          }}
        >
          {t("settings.payments.copy", { service })}
        </Button>
      )}
    </FoldedCard>
  );
}

/** The name that a new method has; cash has each guest's own word. */
function firstName(t: Translate, kind: MethodKind): string | null {
  if (kind === "cash" || kind === "other") return null;
  if (kind === "sandbox_card") return t("settings.payments.kind.sandbox_card");
  const instrument = paymentInstrument({ code: kind });
  if (instrument === "card") return t("settings.payments.card");
  return instrument === "pix" ? "PIX" : "Yape";
}
