import { language } from '../../lib/locale.ts'

/** Names of ISO 3166-1 alpha-2 codes, without those that have none. */
export function nameCountries(codes: readonly string[]): string[] {
  return nameCodes('region', codes)
}

/** Names of ISO 639 codes, without those that have none. */
export function nameLanguages(codes: readonly string[]): string[] {
  return nameCodes('language', codes)
}

function nameCodes(type: 'region' | 'language', codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' })
  const found = codes.flatMap((code) => (isCode(type, code) ? (names.of(code) ?? []) : []))
  return [...new Set(found)]
}

/** `Intl.DisplayNames` throws on codes of another form. */
function isCode(type: 'region' | 'language', code: string): boolean {
  return (type === 'region' ? /^[A-Z]{2}$/ : /^[a-z]{2,3}$/).test(code)
}
