import type { Translation } from '../../lib/translation.ts'
import type * as english from './reports.messages.ts'

export const reportTexts: Translation<typeof english.reportTexts> = {
  report: 'Melden',
  reportUser: 'Mitglied melden',
  titles: {
    user: 'Mitglied melden',
    review: 'Rezension melden',
    comment: 'Kommentar melden',
    list: 'Liste melden',
    work: 'Werk melden',
    sentWork: 'Nachricht melden',
    remark: 'Anmerkung melden',
  },
  failed: 'Etwas ist schiefgegangen',
}
