/** Facts of a person, as they may stand in a request. None may reach the log. */
export const planted = {
  name: "Plantedname Quetzal",
  phone: "+5215512345678",
  local: "5512345678",
  address: "Calle Plantada 4711",
  email: "planted.person@example.test",
  card: "4242424242424242",
  comment: "plantedcomment sin cebolla",
  token: "plantedtoken0123456789abcdef",
  password: "Plantedpassword 1",
};

/** A body with every name that a call of the contract reads, so that most are read and refused late. */
export const plantedBody = {
  company_id: "tacos",
  name: planted.name,
  phone: planted.phone,
  email: planted.email,
  country_code: "MX",
  comment: planted.comment,
  address: planted.address,
  token: planted.token,
  password: planted.password,
  card_number: planted.card,
  number: planted.card,
  code: planted.local,
  reason: planted.comment,
  text: planted.comment,
  client: { name: planted.name, phone: planted.phone },
  meta_data: { assigned_payment: { payment_method_id: planted.card } },
};

/** Fields in which people write, by their names. */
const WRITTEN: readonly [RegExp, string][] = [
  [/e?mail/u, planted.email],
  [/phone/u, planted.local],
  [/address|street/u, planted.address],
  [/name|title|label/u, planted.name],
  [/note|comment|reason|text|message|question|answer/u, planted.comment],
  [/token|secret|key/u, planted.token],
];

/** Returns a body with facts of a person in each field in which people write. */
export function plantIn(part: unknown, field = ""): unknown {
  if (Array.isArray(part)) return part.map((inner) => plantIn(inner, field));
  if (typeof part === "object" && part !== null)
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, plantIn(inner, key)]),
    );
  if (typeof part !== "string") return part;
  return WRITTEN.find(([name]) => name.test(field))?.[1] ?? part;
}
