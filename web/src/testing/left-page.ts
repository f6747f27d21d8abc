import { vi } from 'vitest'

/** Notes the addresses outside the app that the page goes to. */
export function watchLeaving(): string[] {
  const addresses: string[] = []
  const assign = (url: string) => addresses.push(url)
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }))
  return addresses
}
