import { expect, test } from "vitest";
import { answersWithTime } from "./answers-with-time.ts";

const time = "2026-05-01T15:00:00.000Z";
const takeaway = { serviceType: "TAKEAWAY", address: null, time: null } as const;

test.each([null, takeaway])(
  "a time that is chosen in the checkout is the plan's time too",
  (plan) => {
    const chosen = answersWithTime({ plan, serviceType: "TAKEAWAY" }, time);
    expect(chosen).toEqual({
      deliveryDate: time,
      orderIsFor: "personalized",
      plan: { ...takeaway, time },
    });
    const soon = answersWithTime({ plan: chosen.plan, serviceType: "TAKEAWAY" }, null);
    expect(soon).toEqual({ deliveryDate: null, orderIsFor: "today", plan: takeaway });
  },
);

test("a time that is chosen in the checkout leaves the plan of another way to order as it is", () => {
  const plan = { ...takeaway, serviceType: "DELIVERY" } as const;
  expect(answersWithTime({ plan, serviceType: "TAKEAWAY" }, time)).toMatchObject({ plan });
});
