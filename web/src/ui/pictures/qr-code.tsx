import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** A QR code, dark on white in both color schemes, because not every camera reads it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} className={styles['paper']} />
      <path d={path} className={styles['ink']} />
    </svg>
  )
}
