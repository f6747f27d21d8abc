import type { Translation } from '../../lib/translation.ts'
import type * as english from './missing-factor.messages.ts'

export const missingFactorTexts: Translation<typeof english.missingFactorTexts> = {
  needed: 'In der Verwaltung brauchst du einen zweiten Faktor',
  setUp: 'Einrichten',
}
