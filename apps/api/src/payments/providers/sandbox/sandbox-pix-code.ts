/**
 * Returns a PIX code to copy, in the real format (EMV fields with a checksum), for an account that
 * does not exist: banks refuse it. `amount` in major units, with a point.
 */
export function sandboxPixCode({
  amount,
  reference,
}: {
  amount: string;
  reference: string;
}): string {
  const account = field("00", "br.gov.bcb.pix") + field("01", "sandbox@comanda.invalid");
  const body = [
    field("00", "01"),
    field("26", account),
    field("52", "0000"),
    field("53", "986"),
    field("54", amount),
    field("58", "BR"),
    field("59", "COMANDA SANDBOX"),
    field("60", "NOWHERE"),
    // At most 25 characters, letters and digits.
    field("62", field("05", reference.replaceAll(/[^A-Za-z0-9]/gu, "").slice(-25))),
    "6304",
  ].join("");
  return body + pixChecksum(body);
}

/** Returns two digits of name, two of length, and the value. */
function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}

/** CRC-16/CCITT-FALSE, four upper-case hexadecimal digits. */
export function pixChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, "utf8")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
