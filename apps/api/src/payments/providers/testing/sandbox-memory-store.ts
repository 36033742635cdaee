import type { SandboxPayment, SandboxStore } from "../sandbox/sandbox-payment.ts";

/** Creates the sandbox's payments, in memory, for one test. */
export function createMemorySandboxStore(): SandboxStore {
  const payments: SandboxPayment[] = [];
  const refunds: { reference: string; key: string; amount: number }[] = [];
  const find = (companyId: string, reference: string) =>
    payments.find((each) => each.companyId === companyId && each.reference === reference);
  return {
    insert(payment) {
      const { companyId, requestKey } = payment;
      const existing = payments.find(
        (each) => each.companyId === companyId && each.requestKey === requestKey,
      );
      if (!existing) payments.push({ ...payment });
      return Promise.resolve({ ...(existing ?? payment) });
    },
    find(companyId, reference) {
      const found = find(companyId, reference);
      return Promise.resolve(found ? { ...found } : null);
    },
    move({ companyId, reference }, from, to) {
      const found = find(companyId, reference);
      if (!found || !from.includes(found.state)) return Promise.resolve(null);
      return Promise.resolve({ ...Object.assign(found, to) });
    },
    refund({ companyId, reference }, { key, amount }) {
      const found = find(companyId, reference);
      if (refunds.some((each) => each.key === key)) return Promise.resolve("refunded");
      const given = refunds.filter((each) => each.reference === reference);
      const sum = given.reduce((total, each) => total + each.amount, amount);
      if (!found?.received || sum > found.received) return Promise.resolve("too_much");
      refunds.push({ reference, key, amount });
      found.state = sum === found.received ? "refunded" : "partially_refunded";
      return Promise.resolve("refunded");
    },
  };
}
