import type * as english from './comments.messages.ts'

export const commentNotificationTexts: typeof english.commentNotificationTexts = {
  comment: (who, work) => `${who} hat deine Rezension zu ${work} kommentiert`,
  alsoCommented: (who, author, work) =>
    `${who} hat auch die ${author === null ? 'eigene Rezension' : `Rezension von ${author}`} zu ${work} kommentiert`,
}
