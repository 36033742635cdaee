import { expect, test } from "vitest";
import { modifierSign } from "./modifier-sign.ts";

test.each([
  "No onion",
  "Sin cebolla",
  "sem coentro",
  "Ohne Zwiebeln",
  "Sans oignon",
  "Senza cipolla",
])("%s leaves something out", (name) => {
  expect(modifierSign(name, 0)).toBe("without");
});

test.each(["Tanpa bawang", "بدون بصل", "No"])("%s leaves something out", (name) => {
  expect(modifierSign(name, null)).toBe("without");
});

test("a modifier with a price, or with the word of an extra, is an extra", () => {
  expect(modifierSign("Guacamole", 18)).toBe("extra");
  expect(modifierSign("Extra cheese", null)).toBe("extra");
});

test("a modifier of a required group is a choice, also with a price or the word of an extra", () => {
  expect(modifierSign("Lengua", 6, true)).toBe("choice");
  expect(modifierSign("Con todo", 0, true)).toBe("choice");
  expect(modifierSign("Sin chile", 0, true)).toBe("without");
});

test("anything else is a choice", () => {
  expect(modifierSign("Arrachera", 0)).toBe("choice");
  expect(modifierSign("Nopal", null)).toBe("choice");
  expect(modifierSign("Sincronizada", 0)).toBe("choice");
});
