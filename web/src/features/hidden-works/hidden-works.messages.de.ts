import type { Translation } from '../../lib/translation.ts'
import type * as english from './hidden-works.messages.ts'

export const hiddenWorkTexts: Translation<typeof english.hiddenWorkTexts> = {
  hide: 'Dieses Werk ausblenden',
  show: 'Dieses Werk wieder zeigen',
  hidden:
    'Es erscheint nicht mehr unter Entdecken und auf deiner Startseite. Die Suche findet es weiterhin.',
  shown: 'Es erscheint wieder unter Entdecken und auf deiner Startseite',
  undo: 'Rückgängig',
  explanation:
    'Ausgeblendete Werke fehlen unter Entdecken, in Vorschlägen und auf deiner Startseite. Die Suche findet sie weiterhin.',
  none: 'Du blendest keine Werke aus',
  showAgain: 'Wieder zeigen',
  showNamed: (title) => `Wieder zeigen: ${title}`,
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
}
