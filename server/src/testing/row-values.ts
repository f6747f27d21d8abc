import { expect } from 'vitest'
import { missingId } from './answer-row.ts'
import type { Moment } from './dying.ts'
import type { TestApp } from './harness.ts'
import { readOutbox } from './outbox.ts'
import type { Scene } from './permission-scene.ts'

export const noMedium = { params: { medium: 'movie', workId: 1 } }

export const noWork = { params: { medium: 'film', workId: missingId } }

export const tooLarge: [string, string] = ['limit', 'Must be at most 100']

export const own = 'owner'

export const tooShort = 'Password Too Short - Must be 8+ chars'

export const atLeast = (field: string): [string, string] => [field, 'Must be at least 1']

export const noRating: [string, string] = ['rating', 'Must be a whole number from 0 to 10']

export const mark = { medium: 'film', internal_id: missingId }

export const day = 86_400_000

export const beforeLetter: Moment = { letter: 'before', nth: 1 }

export const afterLetter: Moment = { letter: 'after', nth: 1 }

/** Returns a function that reads the messages sent since this call. */
export async function lettersFromNow(app: TestApp): Promise<() => Promise<string[]>> {
  const known = new Set(await readOutbox(app))
  return async () => (await readOutbox(app)).filter((text) => !known.has(text))
}

export const idOf = (letter: string) => /^Message-ID:\s+<(.*)>$/m.exec(letter)?.[1] ?? ''

export const receiverOf = (letter: string) => /^To: (.*)$/m.exec(letter)?.[1] ?? ''

/** Expects one message; a duplicate only if the worker died after the mail server accepted it. */
export function expectOneLetter(letters: readonly string[], moment: Moment, id: RegExp): void {
  expect(letters).toHaveLength(moment === afterLetter ? 2 : 1)
  expect(new Set(letters).size).toBe(1)
  expect(letters.map(idOf)).toEqual(letters.map(() => expect.stringMatching(id)))
}

export const workPath = ({ work }: Scene) => ({ medium: 'film', workId: work.id })

export const ofPublicList = (answer: string) => [
  answer,
  answer,
  answer,
  '404 list_not_found',
  '404 list_not_found',
  answer,
  answer,
]

export const ofPrivateList = (answer: string) => [
  '404 list_not_found',
  '404 list_not_found',
  '404 list_not_found',
  '404 list_not_found',
  '404 list_not_found',
  answer,
  '404 list_not_found',
]

export const list = ({ list }: Scene) => ({ params: { id: list.id } })

export const privateList = ({ privateList }: Scene) => ({ params: { id: privateList.id } })

export const ownersUsername = ({ owner }: Scene) => ({ query: { user: owner.username } })

export const film = ({ work }: Scene) => ({ medium: 'film', internal_id: work.id })

export const pathOfWork = (scene: Scene) => ({ params: workPath(scene) })

export const review = ({ review }: Scene) => ({ review_id: review.id })
