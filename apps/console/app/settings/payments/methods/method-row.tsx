import type { PaymentProviderState } from "@comanda/contract/providers/provider-schemas";
import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { useText } from "../../../i18n/text.ts";
import { RowButtons } from "../../../parts/drag/row-buttons.tsx";
import { Field } from "../../../parts/field.tsx";
import { PartNumber } from "../../frame/part-number.tsx";
import type { SettingsForm } from "../../frame/use-settings-section.ts";
import { listPath, type Method, methodsOf, movedMethod, partName } from "../draft/method-list.ts";
import { MethodNote } from "./method-note.tsx";
import { useKindName } from "./use-kind-name.ts";

type MethodRowProps = {
  form: SettingsForm;
  type: ServiceTypeKey;
  method: Method;
  at: number;
  providers: readonly PaymentProviderState[];
};

/** A way to pay: its name, its fee, its place, and whether guests can pay with it. */
export function MethodRow({ form, type, method, at, providers }: MethodRowProps) {
  const t = useText();
  const kindName = useKindName();
  const methods = methodsOf(form.value, type);
  const path = listPath(type);
  const fieldsWith = (part: Partial<Method>) => ({
    [path]: methods.with(at, { ...method, ...part }),
  });
  const fee = partName(type, method.id, "fee");
  const description = partName(type, method.id, "description");
  const name = method.description?.trim() || kindName(method);
  return (
    <li aria-label={name} className="flex flex-col gap-2 rounded-m border border-line p-3">
      <div className="flex flex-wrap items-center gap-1">
        <div className="min-w-0 flex-1 basis-40">
          <b className="block text-md wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          {name !== kindName(method) && (
            <span className="block text-sm text-muted wrap-anywhere">{kindName(method)}</span>
          )}
        </div>
        <RowButtons
          name={name}
          isFirst={at === 0}
          isLast={at === methods.length - 1}
          onMove={(by) => form.set(path, movedMethod(methods, at, by))}
          onRemove={() => {
            form.forget(`method.${type}.${method.id}.`);
            form.set(path, methods.toSpliced(at, 1));
          }}
        />
      </div>
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
      <MethodNote method={method} providers={providers} />
    </li>
  );
}
