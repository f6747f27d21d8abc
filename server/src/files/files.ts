/** Storage of uploaded files. A key is a plain file name and is never reused. */
export interface Files {
  put(key: string, bytes: Buffer): Promise<void>
  /** The content, or null if the file does not exist. */
  read(key: string): Promise<Buffer | null>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
  /** The size of the disk and what is free of it, in bytes; null where another machine stores the files. */
  space(): Promise<{ freeBytes: number; totalBytes: number } | null>
  /** Absolute URL of the file. */
  url(key: string): string
}

/** How long caches keep uploaded files: a day, because a deleted file stays in them that long. */
export const uploadsCached = 'public, max-age=86400, immutable'

/** Valid keys: a random name with the one stored file type. */
export const keyPattern = /^[0-9a-f]{32}\.webp$/
