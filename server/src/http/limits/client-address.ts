import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The IP address of a request's caller, as far as the trusted proxies give it. Where they pass on something else, it
 * is that of the nearest proxy with an address.
 */
export function addressOf({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  for (const given of ips.toReversed()) {
    const address = plainAddress(given)
    if (address !== undefined) return address
  }
  // The connection is already closed.
  return '::'
}

/** Without port, zone and the prefix of IPv4 addresses on an IPv6 socket; undefined for anything but an IP address. */
function plainAddress(text = ''): string | undefined {
  const [address = ''] = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .split('%', 1)
  return isIP(address) === 0 ? undefined : address
}
