import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import type { CardFormProps } from "./card-form-props.ts";
import type { CardFormHandle } from "./confirm-card-payment.ts";
import { stripeLocale } from "./stripe-locale.ts";
import { stripeResult } from "./stripe-outcome.ts";

/**
 * One promise per key: Stripe's script is loaded once, from Stripe's host, and counts its
 * instances.
 */
const loading = new Map<string, Promise<Stripe | null>>();

function loadStripeOnce(key: string, locale: StripeElementLocale): Promise<Stripe | null> {
  const cached = loading.get(key);
  if (cached) return cached;
  const stripe = loadStripe(key, { locale });
  loading.set(key, stripe);
  // A script that failed to load is loaded again on the next request.
  stripe.catch(() => loading.delete(key));
  return stripe;
}

/** Stripe's own form. The card's details go to Stripe only. */
export function StripeCardForm({ clientSecret, publishableKey, ...form }: CardFormProps) {
  const locale = stripeLocale(useLocale(), useCompanySite().company.country.country_code);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const failed = useEffectEvent(form.onFailed);
  useEffect(() => {
    let unmounted = false;
    loadStripeOnce(publishableKey, locale).then(
      (found) => !unmounted && setStripe(found),
      () => !unmounted && failed(),
    );
    return () => {
      unmounted = true;
    };
  }, [publishableKey, locale]);

  return (
    stripe && (
      <Elements
        key={clientSecret}
        stripe={stripe}
        options={{ clientSecret, appearance: appearance() }}
      >
        <Form onHandle={form.onHandle} onFailed={form.onFailed} onTyped={form.onTyped} />
      </Elements>
    )
  );
}

type FormProps = Pick<CardFormProps, "onHandle" | "onFailed" | "onTyped">;

function Form({ onHandle, onFailed, onTyped }: FormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const reportHandle = useEffectEvent(onHandle);

  useEffect(() => {
    if (!(ready && stripe && elements)) return;
    const handle: CardFormHandle = {
      validate: async () => !(await elements.submit()).error,
      async confirm(returnUrl) {
        const confirmParams = { return_url: returnUrl };
        try {
          return stripeResult(
            await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" }),
          );
        } catch {
          // The form was removed, or the network is gone: the payment may be paid.
          return { kind: "unknown" };
        }
      },
    };
    reportHandle(handle);
    return () => reportHandle(null);
  }, [ready, stripe, elements]);

  return (
    <PaymentElement
      onReady={() => setReady(true)}
      onChange={({ empty }) => !empty && onTyped()}
      onLoadError={onFailed}
    />
  );
}

/** Returns the page's colours for Stripe's form, which our style sheets do not reach. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: token("--scheme") === "dark" ? "night" : "stripe",
    variables: {
      colorPrimary: token("--accent-edge"),
      colorBackground: token("--surface"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-muted"),
      colorTextPlaceholder: token("--ink-muted"),
      colorDanger: token("--danger"),
      borderRadius: token("--radius-m") || "14px",
      fontSizeBase: "16px",
      spacingUnit: "4px",
    },
  };
}
