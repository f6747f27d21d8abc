import type { Translation } from '../../lib/translation.ts'
import type * as english from './not-for-me.messages.ts'

export const notForMeTexts: Translation<typeof english.notForMeTexts> = {
  heading: 'Nichts für mich',
  mark: 'Nichts für mich',
  markFromFeed: 'Nichts für mich, auch nicht auf der Startseite',
  alsoFromFeed: 'Auch von der Startseite',
  feedAgain: 'Wieder auf der Startseite zeigen',
  unmark: 'Wieder vorschlagen',
  unmarkNamed: (title) => `Wieder vorschlagen: ${title}`,
  marked: (title) => `${title} wird dir nicht mehr vorgeschlagen`,
  fromFeed: (title) =>
    `${title} erscheint auch nicht mehr auf deiner Startseite. Die Suche findet es weiterhin.`,
  backInFeed: (title) => `${title} erscheint wieder auf deiner Startseite`,
  unmarked: (title) => `${title} kann dir wieder vorgeschlagen werden`,
  undo: 'Rückgängig',
  explanation:
    'Was du mit „Nichts für mich“ markierst, schlagen wir dir nicht mehr vor: weder in Empfehlungen und unter Entdecken noch für heute Abend. „Auch von der Startseite“ nimmt auch Beiträge darüber weg. Die Suche findet alles.',
  search: 'Nach Titel suchen',
  none: 'Nichts mit „Nichts für mich“ markiert',
  noneFound: 'Kein Titel enthält diese Wörter',
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
}
