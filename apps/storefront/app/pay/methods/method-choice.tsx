import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { type ReactNode, useId } from "react";
import { useText } from "../../i18n/text.ts";
import { type PaymentMode, paymentModeOf, paymentModesOf } from "./payment-modes.ts";
import { usePaymentMethodLabel } from "./use-payment-method-label.ts";

type MethodChoiceProps = {
  methods: readonly PaymentMethod[];
  mode: PaymentMode;
  onMode: (mode: PaymentMode) => void;
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  error?: string;
  disabled?: boolean;
  /** The fields of the chosen method, shown below it. */
  children?: ReactNode;
};

/**
 * Shows the choice between paying online and by other methods, when the company has both, and the
 * methods of the chosen mode.
 */
export function MethodChoice(choice: MethodChoiceProps) {
  const t = useText();
  const labelOf = usePaymentMethodLabel();
  const titleId = useId();
  const errorId = useId();
  const { methods, mode, chosen, onChoose, error, disabled, children } = choice;
  const modes = paymentModesOf(methods);
  return (
    <div data-field className="scroll-mt-14">
      <h3 id={titleId} className="py-2 text-sm">
        {t("checkout.payment")}
      </h3>
      {modes.length > 1 && <PaymentModeChoice {...choice} labelledBy={titleId} />}
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={Boolean(error)}
        aria-labelledby={titleId}
        aria-describedby={errorId}
      >
        <div className="divide-y divide-line">
          {methods
            .filter((method) => paymentModeOf(method) === mode)
            .map((method) => (
              <div key={method.id}>
                {/* Alone, so that no line parts a method from what belongs to it. */}
                <div>
                  <ChoiceRow
                    type="radio"
                    name="methodId"
                    {...labelOf(method)}
                    checked={method.id === chosen?.id}
                    disabled={disabled}
                    onChange={() => onChoose(method)}
                    end={
                      method.payment_method_fee > 0 && <Fee percent={method.payment_method_fee} />
                    }
                  />
                </div>
                {method.id === chosen?.id && children}
              </div>
            ))}
        </div>
        <p id={errorId} className="pb-1 text-xs text-danger empty:hidden">
          {error}
        </p>
      </div>
    </div>
  );
}

type ModesProps = Pick<MethodChoiceProps, "mode" | "onMode" | "disabled"> & { labelledBy: string };

function PaymentModeChoice({ mode, onMode, disabled, labelledBy }: ModesProps) {
  const t = useText();
  const names = { online: t("pay.online"), other: t("checkout.otherMethods") };
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="mb-1 flex flex-wrap gap-1 rounded-m bg-ground p-1"
    >
      {(["online", "other"] as const).map((each) => (
        <label
          key={each}
          className="relative flex min-h-11 flex-1 basis-28 cursor-pointer items-center justify-center rounded-[10px] px-2 text-center text-sm text-muted has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="paymentMode"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={mode === each}
            disabled={disabled}
            onChange={() => onMode(each)}
          />
          {names[each]}
        </label>
      ))}
    </div>
  );
}

function Fee({ percent }: { percent: number }) {
  const write = usePercent();
  return <bdi>+{write(percent)}</bdi>;
}
