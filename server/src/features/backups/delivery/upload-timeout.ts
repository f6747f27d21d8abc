/** Time limit of an upload, in ms. */
export const uploadTimeoutMs = 15 * 60_000
