import { expect, test } from "vitest";
import { mentionsAllergy } from "./allergy-words.ts";

test.each([
  "Nut allergy at this table",
  "I'm allergic to shellfish",
  "Soy alérgica al cacahuate",
  "soy alergica al mani",
  "ALERGIA a mariscos",
  "Alérgico a camarão",
  "Allergie aux arachides",
  "allergique aux noix",
  "Nussallergie!",
  "Allergia alle noci",
  "Saya alergi kacang",
  "عندي حساسية من الفول السوداني",
  "بسبب الحساسيه",
  "لدي تحسس من الجوز",
  "celiac, no flour please",
  "coeliac",
  "maladie cœliaque",
  "Soy celíaco",
  "celiachia",
  "Zöliakie",
  "intolerante a la lactosa",
  "Laktoseintoleranz",
  "intolérant au gluten",
  "Laktoseunverträglichkeit",
  "anaphylaxis, epipen with me",
  "对花生过敏",
  "蝦過敏",
])("%j mentions an allergy", (text) => {
  expect(mentionsAllergy(text)).toBe(true);
});

test.each([
  ...["Salsa on the side, please", "Sin cebolla", "Knock twice", "Energía", "", "بدون بصل"],
  ...["no onion", "galleria", "Cecilia", "extra picante", "balergo"],
])("%j mentions no allergy", (text) => {
  expect(mentionsAllergy(text)).toBe(false);
});

test("a decomposed letter is read like a composed one", () => {
  expect(mentionsAllergy("ale\u0301rgico".normalize("NFD"))).toBe(true);
});
