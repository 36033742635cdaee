import type { Customer } from "@comanda/contract/customers/customer-schemas";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type SubmitEvent, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { failureOf } from "../api/failure.ts";
import { officeApi } from "../api/office-api.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../layout/company-page.tsx";
import { Button } from "../parts/button.tsx";
import { formValues } from "../parts/entry-page.tsx";
import { FailureNote } from "../parts/failure-note.tsx";
import { Field, Form } from "../parts/field.tsx";
import { usePhoneText } from "../parts/phone/use-phone-text.ts";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { useAction } from "../parts/use-action.ts";
import { phoneEnd } from "./phone-end.ts";

type EraseSheetProps = { customer: Customer; onClose: () => void };

/** Why an erasure was refused. After either refusal the sheet shows new figures. */
type Refused = "changed" | "open";

/**
 * Says what an erasure removes and what stays, and erases after the last digits of the phone were
 * typed: it cannot be taken back, and names are easily mixed up.
 */
export function EraseSheet({ customer, onClose }: EraseSheetProps) {
  const t = useText();
  const { name, orders } = customer;
  const phone = usePhoneText(customer.phone);
  const [isWrong, setWrong] = useState(false);
  const { refused, busy, failure, erase } = useErasure(customer);
  const digits = phoneEnd(customer.phone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = phoneEnd(formValues(event).digits ?? "");
    setWrong(typed !== digits);
    if (typed === digits) void erase(orders);
  };
  return (
    <Sheet open onClose={onClose} title={t("customers.erase.title", { name })}>
      <Form onSubmit={submit}>
        <ErasedParts customer={customer} />
        <Field
          name="digits"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={20}
          label={t("customers.erase.digits", { count: digits.length })}
          hint={t("customers.erase.digitsHint", { phone })}
          error={isWrong ? t("customers.erase.wrongDigits", { phone }) : undefined}
          onInput={() => setWrong(false)}
        />
        <FailureNote failure={failure} />
        <div role="alert" className="empty:hidden">
          {refused && (
            <p className="flex gap-2 rounded-m border border-danger p-3 text-md text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
              {t(`customers.erase.${refused}`)}
            </p>
          )}
        </div>
        <Button look="danger" size="l" type="submit" busy={busy} disabled={refused === "open"}>
          {t("customers.erase.confirm")}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t("customers.erase.keep")}
        </Button>
      </Form>
    </Sheet>
  );
}

function ErasedParts({ customer: { orders } }: { customer: Customer }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-1 text-md">
      <h3 className="font-bold">{t("customers.erase.goes")}</h3>
      <ul className="list-disc ps-5">
        <li>{t("customers.erase.goesName")}</li>
        <li>{t("customers.erase.goesTexts")}</li>
        <li>{t("customers.erase.goesPoints")}</li>
      </ul>
      <h3 className="pt-2 font-bold">{t("customers.erase.stays")}</h3>
      <ul className="list-disc ps-5">
        <li>{t("customers.erase.staysText", { count: orders })}</li>
      </ul>
    </div>
  );
}

/** Erases, and goes to the list; a refusal reads the customer again. */
function useErasure({ id }: Customer) {
  const { member } = useCompanyPage();
  const list = useCompanyPath()("customers");
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { busy, failure, run } = useAction();
  const erase = (orders: number) =>
    run(async () => {
      setRefused(null);
      try {
        const params = { companyId: member.company.id, customerId: id };
        await officeApi("eraseCustomer", { params, body: { orders } });
      } catch (error) {
        const why = refusalOf(error);
        if (!why) throw error;
        setRefused(why);
        await revalidate();
        return;
      }
      await navigate(list, { replace: true, state: { erased: true } });
    });
  return { refused, busy, failure, erase };
}

function refusalOf(error: unknown): Refused | null {
  const { code } = failureOf(error);
  if (code === "customer_changed") return "changed";
  return code === "customer_has_open_orders" ? "open" : null;
}
