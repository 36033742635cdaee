import type { PaymentProviderState } from "@comanda/contract/providers/provider-schemas";
import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../../i18n/text.ts";
import { RowButtons } from "../../../parts/drag/row-buttons.tsx";
import { Field } from "../../../parts/field.tsx";
import { FoldedPart } from "../../../parts/folded/folded-part.tsx";
import { PartNumber } from "../../form/part-number.tsx";
import { RemovePart } from "../../form/remove-part.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { listPath, type Method, methodsOf, movedMethod, partName } from "../draft/method-list.ts";
import { useKindName, useMethodName } from "./use-kind-name.ts";
import { useMethodProblem } from "./use-method-problem.ts";

type MethodRowProps = {
  form: SettingsForm;
  type: ServiceTypeKey;
  method: Method;
  at: number;
  providers: readonly PaymentProviderState[];
  /** Whether its fields are shown at first. */
  startsOpen: boolean;
};

/** A way to pay: its name and whether guests can pay with it; opened also its fee. */
export function MethodRow({ form, type, method, at, providers, startsOpen }: MethodRowProps) {
  const t = useText();
  const kind = useKindName()(method);
  const name = useMethodName()(method);
  const problem = useMethodProblem(providers)(method);
  const asPercent = new Intl.NumberFormat(intlLocale(useLocale()), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  const methods = methodsOf(form.value, type);
  const path = listPath(type);
  const fieldsWith = (part: Partial<Method>) => ({
    [path]: methods.with(at, { ...method, ...part }),
  });
  const fee = partName(type, method.id, "fee");
  const description = partName(type, method.id, "description");
  const isWrong = Object.keys(form.faults).some(
    (each) => each.startsWith(partName(type, method.id, "")) || each.startsWith(`${path}.${at}.`),
  );
  const isTest = providers.some(
    ({ provider_id, kind }) => provider_id === method.provider_id && kind === "sandbox",
  );
  const percent = method.payment_method_fee ?? 0;
  return (
    <li aria-label={name} className="border-b border-line last:border-0">
      <FoldedPart
        name={
          <b className="text-md">
            <bdi>{name}</bdi>
          </b>
        }
        facts={[
          name !== kind && kind,
          percent > 0 && t("settings.payments.feeOf", { percent: asPercent.format(percent / 100) }),
          isTest && problem === undefined && t("settings.payments.note.sandbox"),
        ]}
        warning={problem && t("settings.payments.unusable")}
        buttons={
          methods.length > 1 && (
            <RowButtons
              name={name}
              isFirst={at === 0}
              isLast={at === methods.length - 1}
              onMove={(by) => form.set(path, movedMethod(methods, at, by))}
            />
          )
        }
        startsOpen={startsOpen}
        isWrong={isWrong}
      >
        {problem && <p className="text-md text-warning wrap-anywhere">{problem}</p>}
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <Field
            label={t("settings.payments.name")}
            hint={isCashMethod(method) ? t("settings.payments.cashName") : undefined}
            value={method.description ?? ""}
            error={form.faultAt(description) ?? form.faultAt(`${path}.${at}.description`)}
            autoComplete="off"
            maxLength={120}
            onChange={(event) =>
              form.setAll(fieldsWith({ description: event.currentTarget.value || null }))
            }
          />
          <PartNumber
            form={form}
            name={fee}
            label={t("settings.payments.fee")}
            hint={t("settings.payments.feeHint")}
            value={method.payment_method_fee ?? 0}
            error={form.faultAt(`${path}.${at}.payment_method_fee`)}
            max={100}
            fieldsOf={(percent) => fieldsWith({ payment_method_fee: percent ?? 0 })}
          />
        </div>
        <RemovePart
          label={t("menu.removeOf", { name })}
          isNew={startsOpen}
          onRemove={() => {
            form.forget(partName(type, method.id, ""));
            form.set(path, methods.toSpliced(at, 1));
          }}
        />
      </FoldedPart>
    </li>
  );
}
