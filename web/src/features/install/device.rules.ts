export type DeviceKind = 'apple' | 'android' | 'mac' | 'computer'

/** Which instructions fit the device of a browser. Tablets of Apple call themselves Macs with touch. */
export function deviceOf(userAgent: string, touchPoints: number): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple'
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'apple' : 'mac'
  return /Android/.test(userAgent) ? 'android' : 'computer'
}
