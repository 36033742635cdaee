/** What other systems call a line that is no dish, but a choice of one. */
const CHOICES =
  /^(?:modifiers?|modificador|options?|opci[oó]n|op[cç][aã]o|add-?ons?|complementos?|adicional|extra|topping|модификатор|добавка)$/iu;

/** What they call a line that is a group of choices. */
const GROUPS =
  /^(?:modifiers?|options?|add-?ons?|grupo de|группа)[ _-]?(?:groups?|sets?|lists?|complementos?|adicionais|opciones|modificadores|модификаторов)$/iu;

export const isChoiceKind = (kind: string): boolean => CHOICES.test(kind.trim());

export const isGroupKind = (kind: string): boolean => GROUPS.test(kind.trim());
