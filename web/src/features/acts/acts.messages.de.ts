import type * as english from './acts.messages.ts'

export const actTexts: typeof english.actTexts = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  tooLate: 'Das lässt sich nicht mehr rückgängig machen',
  failed: 'Etwas ist schiefgegangen',
}
