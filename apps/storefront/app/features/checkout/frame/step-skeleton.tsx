/** Takes the place of a step's content while it loads. */
export function StepSkeleton() {
  const bar = "rounded-m bg-line motion-safe:animate-pulse";
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <div className={`${bar} h-14`} />
      <div className={`${bar} h-36`} />
    </div>
  );
}
