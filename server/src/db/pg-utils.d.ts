declare module 'pg/lib/utils.js' {
  /** A parameter as it travels: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null
}
