/** Storage of the session's token between visits. */
export interface TokenStore {
  /** The token, or null. */
  read(): Promise<string | null>
  write(token: string): void
  clear(): void
}
