import { expect, test } from "vitest";
import { messagePart } from "./message-part.ts";

test("the board's messages are in the first part, those of other pages in later ones", () => {
  expect(messagePart("board.lane.new")).toBe("first");
  expect(messagePart("alerts.state.ok")).toBe("first");
  expect(messagePart("pause.plusMinutes")).toBe("first");
  expect(messagePart("change.signIn")).toBe("first");
  expect(messagePart("change.unreachable")).toBe("office");
  expect(messagePart("account.title")).toBe("first");
  expect(messagePart("account.passkeys")).toBe("office");
  expect(messagePart("tableCalls.coming")).toBe("office");
  expect(messagePart("alerts.text")).toBe("office");
  expect(messagePart("soldOut.title")).toBe("office");
  expect(messagePart("boardSettings.title")).toBe("office");
  expect(messagePart("audit.action.team.add")).toBe("office");
  expect(messagePart("signIn.title")).toBe("people");
  expect(messagePart("failure.other")).toBe("people");
  expect(messagePart("team.invite")).toBe("people");
});
