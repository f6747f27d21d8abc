import type * as english from './medium.messages.ts'

export const engagedVerbs: typeof english.engagedVerbs = {
  film: 'Gesehen',
  tvShow: 'Gesehen',
  book: 'Gelesen',
  album: 'Gehört',
  podcast: 'Gehört',
}

export const entryWords: typeof english.entryWords = {
  tvShow: { one: 'Staffel', many: 'Staffeln' },
  album: { one: 'Titel', many: 'Titel' },
  podcast: { one: 'Folge', many: 'Folgen' },
}
