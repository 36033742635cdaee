import { useRef } from "react";
import { Button } from "../button.tsx";

type FileButtonProps = {
  label: string;
  /** The types of files that can be chosen, as in HTML. */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
};

/** Opens the device's own choice of a file. Unlike the browser's button it is in the member's language. */
export function FileButton({ label, accept, busy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button look="outline" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
