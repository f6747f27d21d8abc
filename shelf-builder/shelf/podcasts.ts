import { chosenPodcasts, publisherNames } from './podcast-choice.ts'
import { comparable, groupBy, type ListedWork, tidy, titleKey, unique } from './lists.ts'
import { compact, type ShelfWork, writtenYear } from './shelf-line.ts'

/** Additions of publishers before a programme's name in their feeds. */
const prefixes =
  /^(?:(?:RTÉ|NRK|Klara|Radio1|Radio2|NDR Info|NDR 2|NDR Kultur) [-–] |RNZ: |KCRW's |KCRW |[A-Z]{4}-FM: |NPR: |KQED: |KQED's |WBEZ's |VPR )+/
const suffixes =
  /(?: [-–] (?:(?:Full )?[Pp]rogram podcast|Audio Podcast|Deutschlandfunk|Bayern \d|BAYERN 3|PULS|ARD-alpha|Bayerisches Fernsehen|RTS|Couleur 3|La 1ère|Espace 2|Voice of America|Minnesota Public Radio|zum Mitnehmen)| from (?:CBC Radio.*|WNYC|WXPN)| \((?:Highlights|audio)\)| \| (?:SWR3\.de|Deutsche Welle)| im WDR \d[- ]Radio zum Mitnehmen| i P\d| i Kulturradion| [Pp]odcast| \((?:MP3|mp3)\)| \(MP3\))+$/

/** Recordings of bulletins, video copies of a programme and feeds that had ended. */
const noProgramme =
  /nicht mehr angeboten|en vidéo|\bvidéos?\b|\bvideo\b|^107\.1|¿|\bmp4\b|\bNarro$|Journal de \d|\d+ ?h ?(?:\d\d)?$|Highlights$/i

/** Titles under which broadcasters' feeds give a programme that another list has by its own. */
const feedTitles = new Map([['In Our Time', 'In Our Time With Melvyn Bragg']])

/** Takes every programme of the lists, the ones chosen by hand before those of broadcasters' feeds. */
export function choosePodcasts(listed: ListedWork[]): ShelfWork[] {
  const chosen = new Map(
    Object.entries(chosenPodcasts).flatMap(([publisher, titles]) =>
      titles.map((title) => [`${publisher}|${comparable(bareTitle(title))}`, title] as const),
    ),
  )
  const found = listed.flatMap((podcast) => {
    const publisher = publisherOf(podcast)
    const title = chosen.get(`${publisher ?? ''}|${comparable(bareTitle(podcast.title))}`)
    if (title === undefined && noProgramme.test(podcast.title)) return []
    if (isFeedTitle(podcast.title)) return []
    return [{ ...podcast, chosenTitle: title }]
  })
  const known = found.filter(({ audience = 0 }) => audience > 1)
  const rest = found.filter(({ audience = 0 }) => audience <= 1)
  const byChoice = [
    ...known,
    ...rest.filter(({ chosenTitle }) => chosenTitle),
    ...rest.filter(({ chosenTitle }) => !chosenTitle),
  ]
  return mergeDoubles(byChoice.map(shelved))
}

const isFeedTitle = (title: string) => [...feedTitles.values()].includes(title)

/** A programme that one list gives under its host, another under its network. */
function mergeDoubles(podcasts: ShelfWork[]): ShelfWork[] {
  return [...groupBy(podcasts, ({ title }) => [titleKey(title)]).values()].flatMap((namesakes) => {
    const [first, ...others] = namesakes
    if (!first) return []
    const isOne =
      titleKey(first.title).length >= 8 ||
      others.some(({ creators }) => creators.length === 0 || creators[0] === first.creators[0])
    if (!isOne) return namesakes
    return [{ ...first, creators: unique([first, ...others].flatMap((one) => one.creators)) }]
  })
}

function bareTitle(title: string): string {
  return calmed(tidy(title).replace(prefixes, '').replace(suffixes, ''))
}

const smallWords = new Set(
  'à au aux de des du e en et i il in la le les par sur un und une'.split(' '),
)

/** A title that a feed shouts in capitals, with an initial capital a word. */
function calmed(title: string): string {
  const isShouted = title === title.toUpperCase() && (title.match(/\p{Lu}{4,}/gu) ?? []).length > 1
  if (!isShouted) return title
  return title.toLowerCase().replace(/(?<=^|[^\p{L}])\p{L}+/gu, (word, at: number) => {
    const isSmall = at > 0 && (smallWords.has(word) || word.length === 1)
    return isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

function publisherOf({ creators = [] }: ListedWork): string | undefined {
  const [named] = creators
  return named === undefined ? undefined : (publisherNames.get(named) ?? named)
}

function shelved(podcast: ListedWork & { chosenTitle: string | undefined }): ShelfWork {
  const [first, ...others] = podcast.creators ?? []
  const released = writtenYear(podcast.year)
  const isKnown = (podcast.audience ?? 0) > 60
  const title = podcast.chosenTitle ?? (isKnown ? tidy(podcast.title) : bareTitle(podcast.title))
  const feedTitle = feedTitles.get(title)
  return compact({
    title,
    alternativeTitles: unique([
      ...(podcast.alternativeTitles ?? []),
      ...(feedTitle === undefined ? [] : [feedTitle]),
      ...(title.endsWith(' Podcast') ? [title.replace(/ Podcast$/, '')] : []),
    ]),
    creators: first === undefined ? [] : [publisherNames.get(first) ?? first, ...others].map(tidy),
    ...(released && { released }),
  })
}
