/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix))
  return found === undefined ? null : decodeURIComponent(found.slice(prefix.length))
}

/** Deletes a cookie of the whole site. */
export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Path=/; SameSite=Strict; Secure; Max-Age=0`
}
