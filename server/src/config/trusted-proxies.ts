import { isIP } from 'node:net'
import { z } from 'zod'

/** The proxies whose `X-Forwarded-For` is believed: none, a number of them in a row, or their networks. */
export type TrustedProxies = { hops: number } | { networks: string[] } | null

/** Reads `off`, `2`, or `10.0.0.0/8, ::1`. */
export const trustedProxies = z
  .string()
  .refine(
    (text) => text === 'off' || isHops(text) || networksOf(text).every(isNetwork),
    'must be off, the number of proxies, or their networks like 10.0.0.0/8, with commas between',
  )
  .transform((text): TrustedProxies => {
    if (text === 'off') return null
    return isHops(text) ? { hops: Number(text) } : { networks: networksOf(text) }
  })

/** Fastify's option. Clients write the first addresses of the header themselves, so never all are believed. */
export function trustProxyOption(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === null) return false
  if ('networks' in proxies) return proxies.networks
  return (_, hop) => hop < proxies.hops
}

const isHops = (text: string): boolean => /^[1-9]$/.test(text)

const networksOf = (text: string): string[] => text.split(',').map((network) => network.trim())

/** True if a text is an IP address or a network in CIDR notation, but not the whole internet. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  return bits > 0 && bits <= (version === 4 ? 32 : 128)
}
