import { vi } from 'vitest'

/** Notes the addresses outside the app that the page goes to. */
export function watchLeaving(): string[] {
  const addresses: string[] = []
  const assign = (url: string) => addresses.push(url)
  // oxlint-disable-next-line typescript/no-misused-spread -- a location has all its properties itself
  vi.stubGlobal('location', { ...window.location, assign })
  return addresses
}
