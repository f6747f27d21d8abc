/** The page in an address, from 1. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
