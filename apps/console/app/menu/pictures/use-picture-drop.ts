import { type DragEvent, useEffect, useEffectEvent, useState } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Whether text goes into the field with the focus: a spreadsheet copies its cells as text and as a picture of it. */
const isTextForField = ({ clipboardData, target }: ClipboardEvent) =>
  clipboardData?.types.includes("text/plain") === true &&
  target instanceof Element &&
  target.matches("input, textarea, [contenteditable]");

/** Takes pictures that are dropped on an element, or pasted anywhere on the page. */
export function usePictureDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTextForField(event)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
