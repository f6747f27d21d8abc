import type { Translation } from '../../lib/translation.ts'
import type * as english from './missing-factor.messages.ts'

export const missingFactorTexts: Translation<typeof english.missingFactorTexts> = {
  needed: 'Für die Verwaltung brauchst du die Anmeldung in zwei Schritten',
  setUp: 'Einrichten',
}
