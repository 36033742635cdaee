import type { Diet } from "@comanda/domain/menu/dietary";
import BadgeCheck from "lucide-react/icons/badge-check";
import Flame from "lucide-react/icons/flame";
import Leaf from "lucide-react/icons/leaf";
import MilkOff from "lucide-react/icons/milk-off";
import Vegan from "lucide-react/icons/vegan";
import WheatOff from "lucide-react/icons/wheat-off";

const icons = {
  vegetarian: Leaf,
  vegan: Vegan,
  gluten_free: WheatOff,
  lactose_free: MilkOff,
  halal: BadgeCheck,
  kosher: BadgeCheck,
  spicy: Flame,
} as const satisfies Record<Diet, typeof Leaf>;

/** The picture beside the word of a diet. */
export function DietIcon({ diet }: { diet: Diet }) {
  const Icon = icons[diet];
  return <Icon aria-hidden="true" className="size-5 flex-none" />;
}
