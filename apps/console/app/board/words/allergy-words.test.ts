import { expect, test } from "vitest";
import { mentionsAllergy } from "./allergy-words.ts";

test.each([
  "Nut allergy at this table",
  "I'm allergic to shellfish",
  "Soy alérgica al cacahuate",
  "ALERGIA a mariscos",
  "Alérgico a camarão",
  "Allergie aux arachides",
  "Ich habe eine Nussallergie, bitte Allergie beachten",
  "Allergia alle noci",
  "Saya alergi kacang",
  "عندي حساسية من الفول السوداني",
  "celiac, no flour please",
  "Soy celíaco",
  "Zöliakie",
  "intolerante a la lactosa",
  "Laktoseunverträglichkeit: unverträglich",
])("%s is a warning", (comment) => {
  expect(mentionsAllergy(comment)).toBe(true);
});

test.each(["Salsa on the side, please", "Sin cebolla", "Knock twice", "Energía", "", "بدون بصل"])(
  "%s is not",
  (comment) => {
    expect(mentionsAllergy(comment)).toBe(false);
  },
);

test("a decomposed letter is read like a composed one", () => {
  expect(mentionsAllergy("ale\u0301rgico".normalize("NFD"))).toBe(true);
});
