import type { Client } from "@comanda/contract/clients/client";
import type { DestinationRefusal } from "@comanda/domain/delivery/price-settings";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { AddressText } from "../../../order-summary/address-text.tsx";
import { AddressPrice } from "../delivery/address-price.tsx";

type Address = Client["addresses"][number];

type AddressRowsProps = {
  addresses: readonly Address[];
  chosen: Address | null;
  /** Why an address cannot be chosen, by its id. */
  invalid: Readonly<Record<string, DestinationRefusal>>;
  /** The form was sent without an address. */
  error: string | null;
  onChoose: (address: Address) => void;
};

/** Shows the client's addresses, one of which is chosen. */
export function AddressRows({ addresses, chosen, invalid, error, onChoose }: AddressRowsProps) {
  const t = useText();
  const errorId = useId();
  return (
    <div data-field className="scroll-mt-14">
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={t("checkout.address.list")}
        aria-invalid={Boolean(error)}
        aria-describedby={errorId}
        className={classNames(
          "rounded-m border bg-surface px-4",
          error ? "border-danger" : "border-line",
        )}
      >
        {addresses.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            checked={address.id === chosen?.id}
            refusal={invalid[address.id] ?? null}
            onChoose={() => onChoose(address)}
          />
        ))}
      </div>
      <p id={errorId} role="alert" className="px-1 pt-1 text-xs text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

type AddressRowProps = {
  address: Address;
  checked: boolean;
  refusal: DestinationRefusal | null;
  onChoose: () => void;
};

function AddressRow({ address, checked, refusal, onChoose }: AddressRowProps) {
  const t = useText();
  const id = useId();
  return (
    <label
      className={classNames(
        "flex min-h-14 items-start gap-3 border-b border-line py-3.5 last:border-0",
        refusal && "cursor-not-allowed text-muted",
      )}
    >
      <input
        type="radio"
        name="address"
        className="radio"
        checked={checked}
        disabled={refusal !== null}
        aria-labelledby={`${id}text`}
        aria-describedby={`${id}note`}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}text`}>
          <AddressText address={address} />
        </span>
        <span
          id={`${id}note`}
          className={classNames("tabular block text-xs", refusal ? "text-danger" : "text-muted")}
        >
          {refusal ? t(`checkout.address.invalid.${refusal}`) : <AddressPrice address={address} />}
        </span>
      </span>
    </label>
  );
}
