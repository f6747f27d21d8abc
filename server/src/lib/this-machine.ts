/** True if a host names the machine itself, as browsers understand it. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|[^.]+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
}
