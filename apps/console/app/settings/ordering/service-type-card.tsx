import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { FoldedCard } from "../../parts/folded/folded-card.tsx";
import { ChoiceSetting, NumberSetting, SwitchSetting, TextSetting } from "../form/fields.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { averageTimeText } from "./average-time.ts";
import { usePauseText, useTypeFacts } from "./use-type-facts.ts";

/** The names of the fields of an order type, by their path in it. */
export const FIELD_LABELS: Readonly<Record<string, MessageKey>> = {
  active: "settings.ordering.active",
  additional_input: "settings.ordering.question",
  collect_client_info: "settings.ordering.clientInfo",
  scheduled_orders_enabled: "settings.ordering.scheduled",
  disabled_until: "settings.ordering.pausedUntil",
  average_time: "settings.ordering.averageTime",
  onsite_qr_ordering: "settings.ordering.qrOrdering",
  onsite_label: "settings.ordering.onsiteLabel",
  "tip.active": "settings.ordering.tip",
  "tip.type": "settings.ordering.tipType",
  "tip.comment": "settings.ordering.tipComment",
  "service_fee.value": "settings.ordering.fee",
  "service_fee.optional": "settings.ordering.feeOptional",
};

type ServiceTypeCardProps = {
  form: SettingsForm;
  type: ServiceTypeKey;
  timezone: string | undefined;
};

/** One order type: whether it is offered, what it asks, its tip and its service fee. */
export function ServiceTypeCard({ form, type, timezone }: ServiceTypeCardProps) {
  const t = useText();
  const at = (field: string) => `ecommerce_settings.${type}.${field}`;
  const fee = (field: string) => `order_settings.${type}.service_fee.${field}`;
  const isActive = form.get(at("active")) === true;
  const pause = usePauseText(timezone)(form.get(at("disabled_until")));
  const facts = useTypeFacts(form, type, pause);
  return (
    <FoldedCard
      title={t(`orderType.${type}`)}
      facts={facts}
      isWrong={form.isWrongBelow([`ecommerce_settings.${type}`, `order_settings.${type}`])}
    >
      <SwitchSetting form={form} path={at("active")} label={t("settings.ordering.active")} />
      {isActive && (
        <>
          {pause && (
            <div className="flex flex-wrap items-center gap-3 text-md">
              <p className="min-w-0 flex-1 wrap-anywhere">{pause}</p>
              <Button look="outline" size="s" onClick={() => form.set(at("disabled_until"), null)}>
                {t("settings.ordering.endPause")}
              </Button>
            </div>
          )}
          <TextSetting
            form={form}
            path={at("additional_input")}
            label={t("settings.ordering.question")}
            hint={t("settings.ordering.questionHint")}
            maxLength={200}
          />
          <SwitchSetting
            form={form}
            path={at("collect_client_info")}
            label={t("settings.ordering.clientInfo")}
          />
          <SwitchSetting
            form={form}
            path={at("scheduled_orders_enabled")}
            label={t("settings.ordering.scheduled")}
          />
          {type === "onsite" && (
            <>
              <SwitchSetting
                form={form}
                path={at("onsite_qr_ordering")}
                label={t("settings.ordering.qrOrdering")}
              />
              <ChoiceSetting
                form={form}
                path={at("onsite_label")}
                label={t("settings.ordering.onsiteLabel")}
                absent=""
                options={[
                  { value: "", label: t("settings.ordering.onsiteUsual") },
                  { value: "seat", label: t("settings.ordering.onsiteSeat") },
                ]}
              />
            </>
          )}
          {type === "delivery" && (
            <TextSetting
              form={form}
              path={at("average_time")}
              label={t("settings.ordering.averageTime")}
              hint={t("settings.ordering.averageHint")}
              adapt={averageTimeText}
              maxLength={20}
              dir="ltr"
            />
          )}
          <TipFields form={form} at={at} />
          <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
            <NumberSetting
              form={form}
              path={fee("value")}
              label={t("settings.ordering.fee")}
              min={0}
              max={100}
            />
            <SwitchSetting
              form={form}
              path={fee("optional")}
              label={t("settings.ordering.feeOptional")}
            />
          </div>
        </>
      )}
    </FoldedCard>
  );
}

type TipFieldsProps = { form: SettingsForm; at: (field: string) => string };

function TipFields({ form, at }: TipFieldsProps) {
  const t = useText();
  return (
    <>
      <SwitchSetting form={form} path={at("tip.active")} label={t("settings.ordering.tip")} />
      {form.get(at("tip.active")) === true && (
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          <ChoiceSetting
            form={form}
            path={at("tip.type")}
            label={t("settings.ordering.tipType")}
            absent="percentage"
            options={[
              { value: "percentage", label: t("settings.ordering.tipPercent") },
              { value: "amount", label: t("settings.ordering.tipAmount") },
            ]}
          />
          <TextSetting
            form={form}
            path={at("tip.comment")}
            label={t("settings.ordering.tipComment")}
            maxLength={300}
          />
        </div>
      )}
    </>
  );
}
