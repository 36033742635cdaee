import { expect, test } from "vitest";
import { withSentFields } from "./with-sent-fields.ts";

test("what the answer says stays, and what it leaves out is as it was sent", () => {
  const answer = { id: "a", address: "", area_id: null, area_name: "Roma", latitude: 0 };
  const sent = { address: "Calle 1", area_id: "2", area_name: "roma", latitude: 19.4 };
  expect(withSentFields<object>(answer, sent)).toEqual({
    id: "a",
    address: "Calle 1",
    area_id: "2",
    area_name: "Roma",
    latitude: 0,
  });
});
