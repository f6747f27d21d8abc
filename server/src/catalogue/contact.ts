const reservedHost = /(^|\.)(localhost|local|internal|example|invalid|test|example\.(com|net|org))$/

/** True if strangers could reach an address: e-mail or URL, not of this machine or a reserved name. */
export function isReachableContact(contact: string): boolean {
  const host = hostOf(contact)
  if (host === null || !host.includes('.') || host.startsWith('[')) return false
  return !reservedHost.test(host) && !/^[\d.]+$/.test(host)
}

function hostOf(contact: string): string | null {
  const named = URL.canParse(contact) ? new URL(contact).hostname : null
  const host = named || /@([^\s@]+)$/.exec(contact)?.[1]
  return host?.toLowerCase() ?? null
}

/** User agent of calls to sources; services ask for a way to reach the operator. */
export function userAgentOf(contact: string | null): string {
  return contact === null ? 'Medley/0.1' : `Medley/0.1 (${contact})`
}
