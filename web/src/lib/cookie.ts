/** Days, or `session` for a cookie that ends with the browser. */
export type CookieLifetime = number | 'session'

/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix))
  return found === undefined ? null : decodeURIComponent(found.slice(prefix.length))
}

/** Writes a cookie for the whole site, SameSite Strict and Secure. */
export function writeCookie(name: string, value: string, lifetime: CookieLifetime): void {
  const expires =
    lifetime === 'session'
      ? ''
      : `; Expires=${new Date(Date.now() + lifetime * 86_400_000).toUTCString()}`
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict; Secure${expires}`
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', -1)
}
