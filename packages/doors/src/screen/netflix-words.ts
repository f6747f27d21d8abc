/** How Netflix calls seasons, episodes and shows of one season, in the languages of its accounts. */
const seasons = [
  'season|series|part|volume|vol\\.|chapter|book|collection',
  'staffel|teil|kapitel|buch|band',
  'saison|partie|chapitre|livre|tome',
  'temporada|parte|volumen|capítulo|libro|livro|coleção|colección',
  'stagione|volumi|capitolo|collezione',
  'seizoen|deel|hoofdstuk|boek|collectie',
  'säsong|sæson|sesong|del|kapittel|bok|bog|kausi|osa',
  'sezon|część|tom|série|séria|řada|část|sezonul|partea|évad|rész',
  'kısım|bölüm|musim|mùa|phần|κύκλος|σεζόν|μέρος|сезон|часть|частина',
  'シーズン|パート|시즌|파트|ซีซั่น|ภาค|العدد|الموسم|עונה',
]
const episodes = [
  'episode|ep\\.?|folge|épisode|episodio|episódio|puntata',
  'aflevering|afsnit|avsnitt|jakso|odcinek|díl|epizoda|epizód|episodul',
  'bölüm|tập|επεισόδιο|эпизод|серия|серія|エピソード|에피소드|ตอนที่|ตอน|الحلقة|פרק',
]
const onlySeasons = [
  'limited series|mini[- ]?series?|mini[- ]?serie|mini[- ]?série|minissérie|begrenzte serie',
  'serie limitada|série limitada|série limitée|serie limitata|seria limitata|begränsad serie',
  'minisarja|miniserial|minisorozat|mini ?dizi|мини-?сериал|міні-?серіал|μίνι σειρά',
  'リミテッドシリーズ|ミニシリーズ|リミテッド・シリーズ|리미티드 시리즈|미니시리즈|限定剧|迷你剧|限定劇|迷你影集',
]

/** The same for texts that differ only in case, accents and width. */
export function plain(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '').trim()
}

/** One of some words with a number, on the side where a language has it. */
const numbered = (words: readonly string[], { chinese, korean }: Record<string, string>) => {
  const any = plain(words.join('|'))
  const eastern = `第 ?(\\d{1,5}) ?(?:${chinese})|(\\d{1,5})(?:${plain(korean ?? '')})`
  return `(?:(?:${any}) ?(\\d{1,5})|(\\d{1,5})\\.? (?:${any})|${eastern})`
}
const firstNumber = (found: RegExpExecArray | null) => {
  const digits = found?.slice(1).find((one) => one !== undefined)
  return digits === undefined ? null : Number(digits)
}

const ofSeasons = { chinese: '季|部|期|篇', korean: '부' }
const ofEpisodes = { chinese: '集|話|话|回', korean: '화|회' }
const season = new RegExp(`^${numbered(seasons, ofSeasons)}(?: \\([^)]*\\))?$`, 'u')
const onlySeason = new RegExp(`^(?:${plain(onlySeasons.join('|'))})(?: \\([^)]*\\))?$`, 'u')
const episode = new RegExp(`^${numbered(episodes, ofEpisodes)}$`, 'u')

/** The number of a season such as `Season 2`; 1 for `Limited Series`; null for other texts. */
export function seasonNumber(text: string): number | null {
  const label = plain(text)
  return onlySeason.test(label) ? 1 : firstNumber(season.exec(label))
}

/** The number of an episode such as `Episode 4`; null for other texts. */
export function episodeNumber(text: string): number | null {
  return firstNumber(episode.exec(plain(text)))
}
