import { isIPv6 } from 'node:net'

/**
 * The unit that limits count as one address: an IPv4 address, or the /64 network of an IPv6 address, because a
 * customer has at least that many. IPv4 addresses in IPv6 notation count as IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const network = groups.slice(0, 4)
  const isIpv4 = network.every((group) => group === '0') && groups[5] === 'ffff'
  return isIpv4 ? ipv4Of(groups) : `${network.join(':')}::/64`
}

/** The eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [start = '', end] = hostname.slice(1, -1).split('::')
  const before = start === '' ? [] : start.split(':')
  const after = end === undefined || end === '' ? [] : end.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}
