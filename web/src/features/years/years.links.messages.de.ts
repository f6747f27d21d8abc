import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.links.messages.ts'

export const linkTexts: Translation<typeof english.linkTexts> = { label: 'Das Jahr in Szenen' }
