/**
 * Copies a text. Resolves to whether it worked: a browser may refuse, or have no clipboard for the
 * page.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
