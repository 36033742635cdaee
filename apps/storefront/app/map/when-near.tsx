import { type ReactNode, useEffect, useRef, useState } from "react";

type WhenNearProps = {
  /** Gives the place a fixed size. */
  className: string;
  children: ReactNode;
};

/** Shows its children, such as a map with its code, when their place comes near the window. */
export function WhenNear({ className, children }: WhenNearProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      {
        rootMargin: "100px",
      },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={container} className={className}>
      {isNear && children}
    </div>
  );
}
