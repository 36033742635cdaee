import { meats } from "./meats.ts";
import { sweets } from "./sweets.ts";
import { vegetables } from "./vegetables.ts";

/** Every topping that the pizzas are made with, as the inside of an SVG around 0,0. */
export const toppings = { ...meats, ...vegetables, ...sweets } as const;

export type Topping = keyof typeof toppings;
