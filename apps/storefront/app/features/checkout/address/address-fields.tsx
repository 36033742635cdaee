import type { Cents } from "@comanda/domain/money/cents";
import { Field } from "@comanda/ui/controls/field.tsx";
import { SelectField } from "@comanda/ui/controls/select-field.tsx";
import type { UseFormReturn } from "react-hook-form";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { useDeliveryPriceText } from "../delivery/use-delivery-price-text.ts";
import { isUnlistedDistrict } from "./address-form-schema.ts";

type District = { id: string; name: string; price: Cents };

type AddressFieldsProps = {
  form: UseFormReturn<TypedAddress>;
  districts: readonly District[];
  /** The restaurant's own label of the complement; null without one. */
  complementLabel: string | null;
};

/**
 * Shows the fields of an address that the customer types, with the district when the price depends on
 * it (conformance 5.24 to 5.29).
 */
export function AddressFields({ form, districts, complementLabel }: AddressFieldsProps) {
  const t = useText();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="flex flex-col gap-3">
      {/* In one row, as an address is read; with large text below each other. */}
      <div className="flex flex-wrap gap-3">
        <Field
          {...register("street")}
          label={t("checkout.address.street")}
          error={errors.street?.message}
          className="min-w-0 flex-[3_1_11rem]"
          autoComplete="address-line1"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <Field
          {...register("number")}
          label={t("checkout.address.number")}
          error={errors.number?.message}
          className="min-w-0 flex-[1_1_6.5rem]"
          autoComplete="off"
          enterKeyHint="next"
        />
      </div>
      <DwellingFields form={form} districts={districts} complementLabel={complementLabel} />
    </div>
  );
}

/**
 * Shows the parts of an address that no map knows: the district when it is required, and how to find
 * the door.
 */
export function DwellingFields({ form, districts, complementLabel }: AddressFieldsProps) {
  const t = useText();
  const {
    register,
    formState: { errors },
    watch,
  } = form;
  return (
    <>
      {districts.length > 0 && <DistrictField form={form} districts={districts} />}
      {isUnlistedDistrict(watch("areaId")) && (
        <Field
          {...register("areaName")}
          label={t("checkout.address.districtName")}
          error={errors.areaName?.message}
          autoComplete="address-level3"
          autoCapitalize="words"
          enterKeyHint="next"
        />
      )}
      <Field
        {...register("complement")}
        label={complementLabel ?? t("checkout.address.complement")}
        error={errors.complement?.message}
        autoComplete="address-line2"
        enterKeyHint="next"
      />
      <Field
        {...register("reference")}
        label={t("checkout.address.reference")}
        error={errors.reference?.message}
        autoComplete="off"
        enterKeyHint="done"
      />
    </>
  );
}

/** Shows the districts, each with its delivery fee; the last choice is another district. */
function DistrictField({ form, districts }: Pick<AddressFieldsProps, "form" | "districts">) {
  const t = useText();
  const price = usePrice();
  const priceText = useDeliveryPriceText();
  const chosen = districts.find(({ id }) => id === form.watch("areaId"));
  const nameOf = ({ id, name }: District) =>
    isUnlistedDistrict(id) ? t("checkout.address.districtOther") : name;
  // The box has room for a name only; the hint below it says the price of the chosen one.
  const optionLabel = (district: District) =>
    district === chosen
      ? nameOf(district)
      : t("checkout.address.withPrice", {
          name: nameOf(district),
          price: district.price > 0 ? price(district.price) : t("checkout.address.priceLater"),
        });
  return (
    <SelectField
      {...form.register("areaId")}
      label={t("checkout.address.district")}
      error={form.formState.errors.areaId?.message}
      hint={chosen && priceText(chosen.price)}
      placeholder={t("checkout.address.districtChoose")}
      options={districts.map((each) => ({ value: each.id, label: optionLabel(each) }))}
    />
  );
}
