import type { Cents } from "@comanda/domain/money/cents";

/** A chosen modifier, as it was when it was ordered. */
export type StoredModifier = {
  modifier_id: string;
  name: string;
  quantity: number;
  unit_price: Cents;
  /** Present where its group asked for a choice: it is part of the dish, not an extra. */
  required?: true;
};
