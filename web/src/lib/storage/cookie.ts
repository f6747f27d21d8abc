/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix))
  return found === undefined ? null : decodeURIComponent(found.slice(prefix.length))
}
