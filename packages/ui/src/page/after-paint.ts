/**
 * Runs a function after the next frame is painted, unless the returned function is called before: what
 * a press shows comes first.
 */
export function afterPaint(run: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
