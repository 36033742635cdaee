/** Scrolls the form of the summary to the choice of the payment, and moves the focus there. */
export function showPaymentChoice(form: EventTarget | null): void {
  if (!(form instanceof HTMLFormElement)) return;
  const choice = form.querySelector<HTMLElement>("[data-payment]");
  choice?.scrollIntoView({ block: "center" });
  choice?.querySelector<HTMLElement>("input:checked, input")?.focus({ preventScroll: true });
}
