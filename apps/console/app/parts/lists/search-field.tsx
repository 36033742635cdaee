import Search from "lucide-react/icons/search";

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** The search in a list; it filters with each letter. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="relative block">
      <span className="heard">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
      />
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="block min-h-13 w-full rounded-m border border-field bg-surface ps-12 pe-4 text-md text-ink text-ellipsis placeholder:text-muted"
      />
    </label>
  );
}
