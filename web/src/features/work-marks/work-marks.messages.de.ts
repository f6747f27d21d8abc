import { engagedVerbs } from '../works/medium-words.ts'
import type * as english from './work-marks.messages.ts'

export const quietToggleTexts: typeof english.quietToggleTexts = {
  failed: { hasEngaged: 'Etwas ist schiefgegangen', savedForLater: 'Etwas ist schiefgegangen' },
}

export const pageToggleTexts: typeof english.pageToggleTexts = {
  done: (medium, mark, on) => {
    if (mark === 'savedForLater')
      return on ? 'Auf deiner Merkliste' : 'Von deiner Merkliste genommen'
    const verb = engagedVerbs[medium].toLowerCase()
    return on ? `Als ${verb} markiert` : `Nicht mehr als ${verb} markiert`
  },
  failed: quietToggleTexts.failed,
}
