import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the work of a request; `requestAddress` returns its address meanwhile. */
export function withRequestAddress<T>(address: string, work: () => T): T {
  return current.run(address, work)
}

/** The IP address of the current request's caller; undefined outside requests. */
export function requestAddress(): string | undefined {
  return current.getStore()
}
