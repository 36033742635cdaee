import type { PreviewRow } from "./preview-rows.ts";

type PreviewGroupProps = {
  title: string;
  /** The company's colour. */
  color: string;
  /** Whether guests choose more than one. */
  isMany?: boolean;
  rows: readonly PreviewRow[];
};

/** Sizes or choices as a guest's phone lists them. */
export function PreviewGroup({ title, color, isMany = false, rows }: PreviewGroupProps) {
  return (
    <div>
      <p className="pb-1 text-sm font-bold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <ul>
        {rows.map(({ key, name, price, original, isChosen }) => (
          <li
            key={key}
            className="flex min-h-9 flex-wrap items-center gap-x-2 border-b border-line py-1 text-sm last:border-0"
          >
            <span
              aria-hidden="true"
              style={isChosen ? { borderColor: color, borderWidth: 5 } : {}}
              className={`size-4 flex-none border-2 border-field ${isMany ? "rounded-xs" : "rounded-full"}`}
            />
            <bdi className="min-w-0 flex-1 basis-24 wrap-anywhere">{name}</bdi>
            <span className="ms-auto flex flex-wrap justify-end gap-x-2 empty:hidden">
              {original && <s className="text-muted">{original}</s>}
              {price !== null && <bdi>{price}</bdi>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
