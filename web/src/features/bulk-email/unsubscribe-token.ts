/** The e-mail address in an unsubscribe token, unverified; null if the token is malformed. */
export function emailOfToken(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.')
    const signs = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const email = claims instanceof Object && 'email' in claims ? claims.email : null
    return typeof email === 'string' ? email : null
  } catch {
    // Not a token, or truncated.
    return null
  }
}
