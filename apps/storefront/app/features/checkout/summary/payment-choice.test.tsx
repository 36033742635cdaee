import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import type { SummaryForm } from "./summary-form-schema.ts";

beforeAll(() => loadCatalog("en"));

const noop = () => undefined;
const cash = { id: "cash", code: "cash" } as PaymentMethod;

type Loaded = { methods: readonly PaymentMethod[] | null; failed?: boolean };

/** The card of an order that costs nothing. */
function FreeOrder({ methods, failed = false }: Loaded) {
  return (
    <PaymentChoice
      form={useForm<SummaryForm>({ defaultValues: { methodId: null } })}
      paymentMethods={{ methods, failed, retry: noop }}
      paymentMode={{ mode: "other", setMode: noop, leftOnline: false }}
      chosen={methods?.[0] ?? null}
      total={0}
      busy={false}
      cardForm={null}
    />
  );
}

test.each([
  ["its methods are loaded", { methods: [cash] }, "There is nothing to pay: just send your order."],
  ["they fail to load", { methods: null, failed: true }, "We could not load the ways to pay."],
  ["there are none", { methods: [] }, "The restaurant offers no way to pay here."],
])("for an order that costs nothing, when %s, the card says so", (_, loaded, text) => {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <FreeOrder {...loaded} />
    </LocaleProvider>,
  );
  expect(markup).toContain(text);
  expect(markup.includes("nothing to pay")).toBe(loaded.methods?.length === 1);
});
