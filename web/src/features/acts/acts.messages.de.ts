import type * as english from './acts.messages.ts'

export const actTexts: typeof english.actTexts = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  tooLate: 'Das lässt sich nicht mehr rückgängig machen',
  askFinished: 'Das war die letzte Folge. Hast du die Serie zu Ende gesehen?',
  finish: 'Zu Ende gesehen',
  finished: 'Du hast die Serie zu Ende gesehen',
  failed: 'Etwas ist schiefgegangen',
}
