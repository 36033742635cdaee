import { expect, test } from "vitest";
import { boardFixture } from "../testing/board-fixture.ts";
import { minutesChoice } from "./minutes-choice.ts";

const { settings } = boardFixture();

test("the default of the service type is selected", () => {
  expect(minutesChoice(settings, "TABLE")).toEqual({ choices: [10, 15, 20, 30], initial: 15 });
});

test("a default that is not among the choices is added in its place", () => {
  expect(minutesChoice(settings, "DELIVERY")).toEqual({
    choices: [10, 15, 20, 30, 35],
    initial: 35,
  });
});
