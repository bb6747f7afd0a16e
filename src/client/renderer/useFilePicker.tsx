import { useRef, type ReactElement } from 'react';

interface FilePicker {
  /** Names and kinds as an `accept` attribute lists them; everything without. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean;
  /** Has a telephone take a photograph with the camera on its back. */
  readonly camera?: boolean;
  readonly label?: string;
  take(files: readonly File[]): void;
}

/** The browser's own choosing of files behind a button of ours: the input that has to stand in the page, and its opening. */
export function useFilePicker({ accept, multiple = false, camera = false, label, take }: FilePicker): {
  readonly input: ReactElement;
  open(): void;
} {
  const chooser = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={chooser}
      type="file"
      hidden
      multiple={multiple}
      accept={accept}
      capture={camera ? 'environment' : undefined}
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file can be chosen again after it was mended.
        event.target.value = '';
        if (files.length > 0) take(files);
      }}
    />
  );
  return { input, open: () => chooser.current?.click() };
}
