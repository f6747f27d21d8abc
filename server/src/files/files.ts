/** Where uploaded files are kept. A key is a bare name, never used twice. */
export interface Files {
  put(key: string, bytes: Buffer): Promise<void>
  /** The bytes, or null where there is no such file. */
  read(key: string): Promise<Buffer | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** The absolute address that serves the file. */
  url(key: string): string
}

/** All that a key can be: a random name and the one type that is kept. */
export const keyPattern = /^[0-9a-f]{32}\.webp$/
