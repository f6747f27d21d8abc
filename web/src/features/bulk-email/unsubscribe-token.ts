/** Mail that an unsubscribe token ends: mailings to an address, or letters of some kinds to a member. */
export type Unsubscribing = { email: string } | { kinds: string[] }

/** The claims of an unsubscribe token, unverified; null if the token is malformed. */
export function claimsOfToken(token: string): Unsubscribing | null {
  try {
    const [, payload = ''] = token.split('.')
    const signs = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!(claims instanceof Object)) return null
    if ('email' in claims && typeof claims.email === 'string') return { email: claims.email }
    if (!('kinds' in claims) || !Array.isArray(claims.kinds)) return null
    return { kinds: claims.kinds.filter((kind) => typeof kind === 'string') }
  } catch {
    // Not a token, or truncated.
    return null
  }
}
