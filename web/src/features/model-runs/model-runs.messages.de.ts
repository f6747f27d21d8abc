import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './model-runs.messages.ts'

export const modelRunsTexts: Translation<typeof english.modelRunsTexts> = {
  title: 'Empfehlungen',
  failed: 'Die Berechnungen der Empfehlungen konnten nicht geladen werden',
  none: 'Noch wurde nichts berechnet. Das geschieht bald nach dem ersten Start, dann jede Nacht.',
  outcomes: {
    published: 'In Gebrauch',
    'not better than popularity': 'Nicht in Gebrauch',
    'too few ratings': 'Zu wenige Bewertungen',
  },
  learnt: (method, likes, members, works) =>
    `${method}: ${plural(likes, { one: '# positive Bewertung', other: '# positive Bewertungen' })} von ${plural(
      members,
      { one: '# Mitglied', other: '# Mitgliedern' },
    )}, ${plural(works, { one: '# Werk', other: '# Werke' })}`,
  quality: (ndcg, popularity) =>
    `Güte ${formatNumber(ndcg * 100)}; immer nur die beliebtesten Werke ergäben ${formatNumber(popularity * 100)}`,
  likesSoFar: (likes) =>
    `Bisher ${plural(likes, { one: '# positive Bewertung', other: '# positive Bewertungen' })}; gelernt wird ab etwa ${formatNumber(2000)}`,
  shipped: (works) =>
    plural(works, {
      one: '# Werk mit mitgelieferten ähnlichen Werken',
      other: '# Werke mit mitgelieferten ähnlichen Werken',
    }),
  built: (time) => `Berechnet: ${time}`,
  trained: (time, seconds) => `Berechnet: ${time}; das Training dauerte ${formatNumber(seconds)} s`,
  buildNow: 'Jetzt berechnen',
  queued: 'Die Empfehlungen werden innerhalb einer Minute berechnet',
  buildFailed: 'Die Berechnung konnte nicht gestartet werden',
}
