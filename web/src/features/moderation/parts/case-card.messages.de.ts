import { plural } from '../../../lib/locale.ts'
import type { Translation } from '../../../lib/translation.ts'
import type * as english from './case-card.messages.ts'

export const caseTexts: Translation<typeof english.caseTexts> = {
  byAuthor: 'von',
  gone: 'Es ist nicht mehr da.',
  reported: (count) => plural(count, { one: 'Einmal gemeldet', other: '#-mal gemeldet' }),
  invitedBy: 'Eingeladen von',
  earlier: (count) =>
    plural(count, {
      one: '# frühere Entscheidung zu diesem Mitglied',
      other: '# frühere Entscheidungen zu diesem Mitglied',
    }),
  context: 'Im Zusammenhang öffnen',
  deletedReporter: 'ein gelöschtes Konto',
  removesPicture: 'löscht das Profilbild',
  removeTexts: 'Profiltext entfernen',
}
