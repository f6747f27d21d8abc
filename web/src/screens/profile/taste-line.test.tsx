import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { TasteLine } from './taste-line.tsx'
import { tasteSentence } from './taste-sentence.ts'

const call = 'GET /v1/users/{userId}/taste-line'

test('says in one sentence what a member likes', async () => {
  answer(call, {
    taste: { genres: ['Drama', 'Science Fiction'], decades: [1970, 2010], kindestTo: 'podcast' },
  })
  renderPart(<TasteLine userId={2} />)
  const sentence = 'Mostly drama and science fiction, the 1970s and 2010s; kindest to podcasts'
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('says nothing of a member who has rated little', async () => {
  answer(call, { taste: null })
  const { container } = renderPart(<TasteLine userId={2} />)
  await waitFor(() => expect(callsOf(call)).toHaveLength(1))
  expect(container.querySelector('p')).toBeNull()
})

test('leaves out what is not known', () => {
  const none = { genres: [], decades: [], kindestTo: null }
  expect(tasteSentence(none)).toBe('')
  expect(tasteSentence({ ...none, decades: [1970] })).toBe('Mostly the 1970s')
  expect(tasteSentence({ ...none, genres: ['Drama'] })).toBe('Mostly drama')
  expect(tasteSentence({ ...none, kindestTo: 'book' })).toBe('Kindest to books')
})
