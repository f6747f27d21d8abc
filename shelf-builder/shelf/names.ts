/** Country names of the lists whose code another name has, or that the standard spells differently. */
const countriesByName: Record<string, string> = {
  'Federal Republic of Germany': 'DE',
  'West Germany': 'DE',
  'East Germany': 'DE',
  'German Democratic Republic': 'DE',
  'Hong Kong': 'HK',
  "People's Republic of China": 'CN',
  'Burkina Faso (Upper Volta)': 'BF',
  Macedonia: 'MK',
  'Republic of North Macedonia': 'MK',
  'Holy See (Vatican City State)': 'VA',
  Macao: 'MO',
  'Isle Of Man': 'IM',
  'Occupied Palestinian territories': 'PS',
  Palestine: 'PS',
  'Czech Republic': 'CZ',
  'Bosnia and Herzegovina': 'BA',
  Turkey: 'TR',
  Congo: 'CG',
}

/** Language names of the lists that differ from those of the standard. */
const languagesByName: Record<string, string> = {
  Mandarin: 'zh',
  Cantonese: 'yue',
  Chinese: 'zh',
  'Min Nan': 'nan',
  Hokkien: 'nan',
  Taiwanese: 'nan',
  Shanghainese: 'wuu',
  Farsi: 'fa',
  Dari: 'prs',
  Pushto: 'ps',
  Punjabi: 'pa',
  Filipino: 'fil',
  Tagalog: 'tl',
  'Serbo-Croatian': 'sh',
  Flemish: 'nl',
  Sinhalese: 'si',
  Ibo: 'ig',
  Norwegian: 'no',
  'American Sign Language': 'ase',
}

const codes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const pairs = codes.flatMap((one) => codes.map((other) => one + other))

/** ISO codes by the English names that the runtime knows. */
function byEnglishName(type: 'region' | 'language', known: string[]): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  const entries = known.flatMap((code): [string, string][] => {
    const canonical = new Intl.Locale(type === 'region' ? `und-${code}` : code)
    const isCurrent = (type === 'region' ? canonical.region : canonical.language) === code
    const name = isCurrent ? names.of(code) : undefined
    return name === undefined ? [] : [[name, code]]
  })
  return new Map(entries)
}

const regions = byEnglishName('region', pairs)
const languages = byEnglishName(
  'language',
  pairs.map((pair) => pair.toLowerCase()),
)

/** ISO 3166-1 alpha-2 codes; names of states that no longer exist and unknown ones are left out. */
export function countryCodes(names: string[] = []): string[] {
  return [...new Set(names.flatMap((name) => countriesByName[name] ?? regions.get(name) ?? []))]
}

/** ISO 639 codes; languages without a code are left out. */
export function languageCodes(names: string[] = []): string[] {
  return [...new Set(names.flatMap((name) => languagesByName[name] ?? languages.get(name) ?? []))]
}
