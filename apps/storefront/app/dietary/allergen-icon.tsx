import type { Allergen } from "@comanda/domain/menu/dietary";
import Bean from "lucide-react/icons/bean";
import Egg from "lucide-react/icons/egg";
import Fish from "lucide-react/icons/fish";
import FlaskConical from "lucide-react/icons/flask-conical";
import Flower from "lucide-react/icons/flower";
import LeafyGreen from "lucide-react/icons/leafy-green";
import Milk from "lucide-react/icons/milk";
import Nut from "lucide-react/icons/nut";
import Shell from "lucide-react/icons/shell";
import Shrimp from "lucide-react/icons/shrimp";
import Sprout from "lucide-react/icons/sprout";
import Wheat from "lucide-react/icons/wheat";

const icons = {
  gluten: Wheat,
  crustaceans: Shrimp,
  eggs: Egg,
  fish: Fish,
  peanuts: Nut,
  soybeans: Bean,
  milk: Milk,
  nuts: Nut,
  celery: LeafyGreen,
  mustard: Flower,
  sesame: Sprout,
  sulphites: FlaskConical,
  lupin: Flower,
  molluscs: Shell,
} as const satisfies Record<Allergen, typeof Wheat>;

/** The picture beside the word of an allergen. */
export function AllergenIcon({ allergen }: { allergen: Allergen }) {
  const Icon = icons[allergen];
  return <Icon aria-hidden="true" className="size-5 flex-none" />;
}
