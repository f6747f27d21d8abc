import type { Translation } from '../../lib/translation.ts'
import type * as english from './merges.messages.ts'

export const mergeTexts: Translation<typeof english.mergeTexts> = {
  title: (work) => `${work} zusammenführen mit …`,
  intro: 'Wähle das Werk, das bleibt.',
  prompt: (work, into) => `${work} mit ${into} zusammenführen?`,
  consequence:
    'Rezensionen, Markierungen, Lieblingswerke und Listeneinträge ziehen um, und diese Adresse führt dorthin. In der Verwaltung lässt es sich rückgängig machen.',
  confirm: 'Zusammenführen',
  cancel: 'Abbrechen',
  merged: (work, into) => `${work} ist jetzt Teil von ${into}`,
  refused:
    'Diese beiden Werke lassen sich nicht zusammenführen: Eines ist es schon, oder das bleibende ist noch nicht bestätigt',
  gone: 'Eines der Werke gibt es nicht mehr',
  failed: 'Etwas ist schiefgegangen',

  joinTitle: (work) => `${work} ist dasselbe wie …`,
  joinIntro: 'Wähle das Werk, mit dem es übereinstimmt.',
  likely: 'Vielleicht ist es',
  joinPrompt: (work, into) => `Ist ${work} dasselbe wie ${into}?`,
  joinConsequence:
    'Deine Rezensionen, Tagebucheinträge, Markierungen und Listeneinträge ziehen um, und dein hinzugefügtes Werk führt dorthin. Trennen kann sie nur die Verwaltung.',
  join: 'Ja, dasselbe',
  joined: (work, into) => `${work} ist jetzt ${into}`,
  usedByOthers:
    'Inzwischen nutzt noch jemand dieses Werk. Schlag es stattdessen im Menü der Seite vor.',

  doubles: 'Doppelt da?',
  mayBe: 'ist vielleicht',
  sameAs: (into) => `Dasselbe wie ${into}`,

  list: 'Zusammengeführte Werke',
  none: 'Es wurden keine Werke zusammengeführt',
  into: 'ist jetzt',
  byProduct: 'Medley selbst',
  revert: 'Rückgängig',
  reverted: 'Rückgängig gemacht',
  revertPrompt: (work, into) => `${work} wieder von ${into} trennen?`,
  revertConsequence:
    'Rezensionen, Markierungen und Listeneinträge ziehen zurück. Was Mitglieder seither geändert haben, bleibt.',
  revertDone: (work) => `${work} ist wieder da`,
  loadMore: 'Mehr laden',
}

export const mergeLinkTexts: Translation<typeof english.mergeLinkTexts> = {
  mergeInto: 'Zusammenführen mit …',
  sameAs: 'Dasselbe wie …',
  failed: 'Etwas ist schiefgegangen',
}
