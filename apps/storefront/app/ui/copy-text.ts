/** Whether a text is on the clipboard now: a browser may refuse, or have none for this page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
