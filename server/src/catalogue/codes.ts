import { lazy } from '../lib/lazy.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const pairs = letters.flatMap((one) => letters.map((other) => `${one}${other}`))

/** Names that differ from those of the Unicode locale data. */
const otherCountries: Record<string, string> = {
  'united states of america': 'US',
  usa: 'US',
  "people's republic of china": 'CN',
  'hong kong': 'HK',
  'czech republic': 'CZ',
  turkey: 'TR',
  'republic of ireland': 'IE',
  'russian federation': 'RU',
  'korea, republic of': 'KR',
}

const otherLanguages: Record<string, string> = {
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  'standard mandarin': 'zh',
  cantonese: 'zh',
  tagalog: 'tl',
  filipino: 'tl',
  'american english': 'en',
  'british english': 'en',
}

const countries = lazy(() => codesByName('region', pairs, otherCountries))
const languages = lazy(() => {
  const codes = pairs.map((code) => code.toLowerCase())
  return codesByName('language', codes, otherLanguages)
})

function codesByName(
  type: 'region' | 'language',
  codes: readonly string[],
  others: Record<string, string>,
): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type, fallback: 'none' })
  const named = codes.flatMap((code) => {
    const name = names.of(code)
    // Withdrawn codes are aliases of current ones.
    const { language, region } = new Intl.Locale(type === 'language' ? code : `und-${code}`)
    const isCurrent = (type === 'language' ? language : region) === code
    return name !== undefined && isCurrent ? [[name.toLowerCase(), code] as const] : []
  })
  return new Map([...named, ...Object.entries(others)])
}

/** ISO 3166-1 alpha-2 of a country's English name. */
export function countryCode(name: string): string | undefined {
  return countries().get(name.trim().toLowerCase())
}

/** ISO 639-1 of a language's English name. */
export function languageCode(name: string): string | undefined {
  return languages().get(name.trim().toLowerCase())
}
