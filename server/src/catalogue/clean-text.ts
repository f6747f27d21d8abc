const urlMax = 2_000

/** Characters that reverse the text around them, by which one title could show as another. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g

/** One line of at most so many characters, without control characters. */
export function line(text: string, max: number): string {
  const oneLine = text
    .toWellFormed()
    .replaceAll(bidiControls, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...oneLine].slice(0, max).join('')
}

/** Non-empty lines, each once. */
export function lines(texts: readonly string[], max: number, lengthMax: number): string[] {
  const clean = texts.map((text) => line(text, lengthMax)).filter((text) => text !== '')
  return [...new Set(clean)].slice(0, max)
}

/** An https address without credentials, or null. */
export function cleanAddress(address: string | null): string | null {
  const secure = address?.replace(/^http:/, 'https:') ?? ''
  if (secure.length > urlMax || !URL.canParse(secure)) return null
  const url = new URL(secure)
  return url.protocol === 'https:' && url.username === '' ? url.href : null
}
