import { useMemo } from 'react';
import { barCodeOf } from '../../../../contract/bar-code.ts';

interface BarCodePictureProps {
  readonly text: string;
  /** What the code is for, for those who do not see it. */
  readonly label: string;
  readonly className?: string | undefined;
}

const HEIGHT = 40;

/** A Code 128 bar code as one path, sharp at every size; nothing for a text that has none. */
export function BarCodePicture({ text, label, className }: BarCodePictureProps) {
  const code = useMemo(() => barCodeOf(text), [text]);
  if (!code) return null;
  return (
    <svg
      viewBox={`0 0 ${code.width} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className={className}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={code.width} height={HEIGHT} fill="#fff" />
      <path
        d={code.bars.map(({ at, width }) => `M${at} 0h${width}v${HEIGHT}h-${width}z`).join('')}
        fill="#000"
      />
    </svg>
  );
}
