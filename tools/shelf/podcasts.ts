import { chosenPodcasts, publisherNames } from './podcast-choice.ts'
import { comparable, firstOfEach, type ListedWork, tidy } from './lists.ts'
import type { ShelfWork } from './shelf-line.ts'

/** What publishers put around a programme's name in their feeds. */
const prefixes =
  /^(?:(?:RTÉ|NRK|Klara|Radio1|Radio2|NDR Info|NDR 2|NDR Kultur) [-–] |RNZ: |KCRW's |KCRW |[A-Z]{4}-FM: |NPR: |KQED: |KQED's |WBEZ's |VPR )+/
const suffixes =
  /(?: [-–] (?:(?:Full )?[Pp]rogram podcast|Audio Podcast|Deutschlandfunk|Bayern \d|BAYERN 3|PULS|ARD-alpha|Bayerisches Fernsehen|RTS|Couleur 3|La 1ère|Espace 2|Voice of America|Minnesota Public Radio|zum Mitnehmen)| from (?:CBC Radio.*|WNYC|WXPN)| \((?:Highlights|audio)\)| \| (?:SWR3\.de|Deutsche Welle)| im WDR \d[- ]Radio zum Mitnehmen| i P\d| i Kulturradion| [Pp]odcast)+$/

/** Takes the chosen programmes. Throws when a chosen one is in no list, so that no choice is lost. */
export function choosePodcasts(listed: ListedWork[]): ShelfWork[] {
  const programmes = new Map(listed.map((podcast) => [keyOf(podcast), shelved(podcast)]))
  const chosen = Object.entries(chosenPodcasts).flatMap(([publisher, titles]) =>
    titles.map((title) => {
      const programme = programmes.get(`${publisher}|${comparable(bareTitle(title))}`)
      if (!programme) throw new Error(`No list has the podcast "${title}" of ${publisher}`)
      return { ...programme, title }
    }),
  )
  return firstOfEach(chosen, (podcast) => comparable(podcast.title))
}

function keyOf(podcast: ListedWork): string {
  return `${publisherOf(podcast)}|${comparable(bareTitle(podcast.title))}`
}

function bareTitle(title: string): string {
  return tidy(title).replace(prefixes, '').replace(suffixes, '')
}

function publisherOf(podcast: ListedWork): string {
  const named = podcast.creators?.[0] ?? ''
  return publisherNames.get(named) ?? named
}

function shelved(podcast: ListedWork): ShelfWork {
  return { title: bareTitle(podcast.title), creators: [publisherOf(podcast)] }
}
