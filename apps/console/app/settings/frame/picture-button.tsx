import { useRef } from "react";
import { Button } from "../../parts/button.tsx";

type PictureButtonProps = {
  label: string;
  busy: boolean;
  onPicture: (picture: File) => void;
};

/** Opens the device's own choice of a picture. */
export function PictureButton({ label, busy, onPicture }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-label={label}
        onChange={(event) => {
          const [picture] = event.currentTarget.files ?? [];
          if (picture) onPicture(picture);
          event.currentTarget.value = "";
        }}
      />
      <Button look="outline" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
