/** What a CloudPRNT status code says of the printer: `200 OK`, `410 Paper out` and the like. */
export function printerStatusOf(code: string | undefined): string | null {
  const decoded = decode(code ?? "");
  const number = /^\d{3}/u.exec(decoded)?.[0];
  if (decoded.toUpperCase() === "OK" || number?.startsWith("2")) return "ready";
  if (number === "410") return "paper_out";
  if (number === "420") return "cover_open";
  if (number?.startsWith("4")) return "offline";
  return number?.startsWith("5") ? "error" : null;
}

/** Printers send the code with `%20`, some of them twice encoded. */
function decode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
