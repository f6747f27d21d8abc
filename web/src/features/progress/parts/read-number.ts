/** A whole number of at most five digits; undefined for anything else. */
export function readNumber(text: string, least = 0, most = 99_999): number | undefined {
  if (!/^\d{1,5}$/.test(text.trim())) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}
