import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrCodeProps {
  readonly text: string;
  /** What the code is for, for those who do not see it. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A QR code as one path: sharp at every size, on the screen and on paper. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** White modules around the code, as the standard wants them. */
const BORDER = 4;

function pathOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
