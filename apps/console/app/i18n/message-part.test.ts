import { expect, test } from "vitest";
import { messagePart } from "./message-part.ts";

test("the board's messages are in the first part, those of the pages beside it in the later one", () => {
  expect(messagePart("board.lane.new")).toBe("first");
  expect(messagePart("alerts.state.ok")).toBe("first");
  expect(messagePart("pause.plusMinutes")).toBe("first");
  expect(messagePart("account.title")).toBe("first");
  expect(messagePart("account.passkeys")).toBe("later");
  expect(messagePart("tableCalls.coming")).toBe("later");
  expect(messagePart("alerts.title")).toBe("later");
  expect(messagePart("soldOut.title")).toBe("later");
  expect(messagePart("boardSettings.title")).toBe("later");
  expect(messagePart("audit.action.team.add")).toBe("later");
});
