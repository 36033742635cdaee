import { type ModifierSign, modifierSign } from "@comanda/domain/menu/modifier-sign";
import type { StoredModifier } from "../db/schema/stored-modifier.ts";

/** How boards and tickets show a modifier: the same for members who see no prices. */
export function storedModifierSign({ name, unit_price, required }: StoredModifier): ModifierSign {
  return modifierSign(name, unit_price, required);
}
