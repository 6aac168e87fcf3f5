/** A link as a QR code, drawn as one path. */
import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

export function QrCode({ text, label, size = 112 }: { text: string; label: string; size?: number }): ReactNode {
  const { side, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { side: modules, path: squares.join('') };
  }, [text]);
  return (
    <svg
      className="qr"
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#1d130d" />
    </svg>
  );
}
