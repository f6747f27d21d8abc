import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './import-end.messages.ts'

export const endTexts: Translation<typeof english.endTexts> = {
  imported: (written) => `Importiert: ${written}.`,
  toFeed: 'Zur Startseite',
  toDiary: 'Dein Tagebuch ansehen',
  toProfile: 'Dein Profil ansehen',
  skipped: (count) =>
    plural(count, {
      one: '# Eintrag hast du ausgelassen',
      other: '# Einträge hast du ausgelassen',
    }),
  importMore: 'Mehr importieren',
  undo: 'Diesen Import rückgängig machen',
  confirmUndo: 'Rückgängig machen',
  waiting: (count) =>
    plural(count, {
      one: '# Frage wartet auf deine Antwort.',
      other: '# Fragen warten auf deine Antwort.',
    }),
  lookAt: () => 'Ansehen',
  missingScores: (count, until) =>
    plural(count, {
      one: `# Text fehlt noch eine Bewertung. Du kannst sie bis zum ${until} nachtragen.`,
      other: `# Texten fehlt noch eine Bewertung. Du kannst sie bis zum ${until} nachtragen.`,
    }),
  giveScores: (count) => (count === 1 ? 'Bewertung nachtragen' : 'Bewertungen nachtragen'),
  notImported: (count) => `Nicht importiert: ${formatNumber(count)}`,
  leftOut: 'Was ausgelassen wurde',
  download: 'Als CSV herunterladen',
  kept: (count) => `Behalten: ${formatNumber(count)}`,
  keptReason: (kind, reason) => `${kind}: ${reason}`,
  more: (count) => `Und ${formatNumber(count)} weitere.`,
  kinds: {
    review: 'Rezension',
    engaged: 'Gesehen, gelesen oder gehört',
    saved: 'Gemerkt',
    list: 'Liste',
    listEntry: 'Listeneintrag',
    viewing: 'Tagebucheintrag',
  },
}

export const balanceText: typeof english.balanceText = ({ here, added, leftOut }) => {
  const works = plural(here, { one: '# Werk ist da', other: '# Werke sind da' })
  const kept =
    added > 0
      ? `, davon ${formatNumber(added)} so, wie es in deinem Export steht, weil es hier neu war`
      : ''
  const left =
    leftOut > 0
      ? ` ${plural(leftOut, { one: '# Eintrag wurde ausgelassen.', other: '# Einträge wurden ausgelassen.' })}`
      : ''
  return `${works}${kept}.${left}`
}

export const undoneText: typeof english.undoneText = ({ kept, added }) => {
  if (kept + added === 0) return 'Alles, was dieser Import hinzugefügt hat, ist entfernt.'
  const changed = kept > 0 ? ', außer was du seither geändert hast' : ''
  const works =
    added > 0
      ? ` ${plural(added, { one: '# neues Werk bleibt, weil es benutzt wird.', other: '# neue Werke bleiben, weil sie benutzt werden.' })}`
      : ''
  return `Alles, was dieser Import hinzugefügt hat, ist entfernt${changed}.${works}`
}
