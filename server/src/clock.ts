/** Where the product learns the time from; tests bring their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
