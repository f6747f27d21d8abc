/** A creating request that carries an Idempotency-Key; the hashes are keyed with the server's secret. */
export interface KeyedRequest {
  /** Null where visitors may call: they share one space of keys. */
  userId: number | null
  keyHash: Buffer
  requestHash: Buffer
}
