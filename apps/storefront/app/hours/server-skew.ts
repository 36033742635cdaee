/** Returns by how many milliseconds the server's clock is ahead of the visitor's, to a second; null without an answer. */
export async function serverSkew(): Promise<number | null> {
  try {
    const { headers } = await fetch("/health", { method: "HEAD", cache: "no-store" });
    const date = headers.get("date");
    return date === null ? null : Date.parse(date) - Date.now();
  } catch {
    return null;
  }
}
