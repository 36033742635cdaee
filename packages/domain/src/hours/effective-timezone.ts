/** Returns the IANA time zone to use for a company; Ciudad Juárez follows Chihuahua (conformance 4.34). */
export function effectiveTimezone(timezone: string): string {
  return timezone === "America/Ciudad_Juarez" ? "America/Chihuahua" : timezone;
}
