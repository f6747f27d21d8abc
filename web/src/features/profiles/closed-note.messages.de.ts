import type { Translation } from '../../lib/translation.ts'
import type * as english from './closed-note.messages.ts'

export const closedTexts: Translation<typeof english.closedTexts> = {
  closed: {
    members: 'Nur Mitglieder sehen mehr',
    friends: 'Nur Freunde sehen mehr',
  },
  closedDetail: {
    members: (name) => `Melde dich an, um zu sehen, was ${name} schaut, liest und hört.`,
    friends: (name) => `${name} zeigt nur Freunden, was auf dem Programm steht.`,
  },
}
