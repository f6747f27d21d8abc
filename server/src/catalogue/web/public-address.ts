import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SourceError } from '../source-error.ts'

/** `::/96`: the obsolete form of IPv6 addresses that contain an IPv4 address, of any network. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96')

/** True if an IP address is publicly routable: not loopback, private, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6 && parsed.match(ipv4Compatible)) return false
  return parsed.range() === 'unicast'
}

/** Resolves all addresses of a host name. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const systemResolve: Resolve = (host, options, answer) => {
  systemLookup(host, options, answer)
}

/**
 * A DNS lookup for connections that fails if any address of the host is not allowed. It runs at connect
 * time, so that a name cannot resolve differently between check and use (DNS rebinding).
 */
export function guardedLookup(
  isAllowed: (address: string) => boolean,
  resolve: Resolve = systemResolve,
): LookupFunction {
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return answer(error ?? noAddress(host), '')
      const refused = addresses.find(({ address }) => !isAllowed(address))
      if (refused) return answer(privateAddress(host), '')
      if (options.all) answer(null, addresses)
      else answer(null, first.address, first.family)
    })
  }
}

/** Rejects IP literals that are not public, because they bypass DNS lookup, and schemes other than http(s). */
export function requireWebAddress(url: URL, isAllowed: (address: string) => boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw privateAddress(url.href)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isAllowed(host)) throw privateAddress(host)
}

/** Rejects ports on which other services than web servers listen. A URL omits the port of its scheme. */
export function requireWebPort({ host, port }: URL): void {
  if (!['', '80', '443'].includes(port)) {
    throw new SourceError('private-address', `${host} is no port of the web`)
  }
}

function privateAddress(host: string): SourceError {
  return new SourceError('private-address', `${host} is not on the public network`)
}

function noAddress(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' })
}
