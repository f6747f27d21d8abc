import type { EveningReason } from '@medley/contract/people/evenings'
import { expect, test } from 'vitest'
import { aSearchItem } from '../../testing/factories.ts'
import { tellingReason } from './reasons.rules.ts'

const drama: EveningReason = { kind: 'genre', name: 'Drama' }
const noir: EveningReason = { kind: 'genre', name: 'Noir' }
const liked: EveningReason = { kind: 'liked', work: aSearchItem({ id: 3, title: 'Ikiru' }) }
const of = (...reasons: EveningReason[]) => ({
  reasons: reasons.map((reason, index) => ({ userId: index + 1, reason })),
})
const tell = (proposals: ReturnType<typeof of>[]) =>
  proposals.map(({ reasons }) => tellingReason(reasons, proposals)?.reason)

test('a genre that most proposals have is not named', () => {
  expect(tell([of(drama), of(drama), of(drama, noir), of(drama, liked)])).toEqual([
    undefined,
    undefined,
    noir,
    liked,
  ])
})

test('the strongest reason is named: saved before liked before a genre, and never that it is known', () => {
  expect(tell([of(noir, liked, { kind: 'saved' }), of({ kind: 'popular' }, drama)])).toEqual([
    { kind: 'saved' },
    drama,
  ])
  expect(tell([of({ kind: 'popular' })])).toEqual([undefined])
})
