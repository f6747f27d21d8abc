import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { tasteTexts } from './profile.messages.ts'
import { tasteTexts as german } from './profile.messages.de.ts'
import { TasteLine } from './taste-line.tsx'

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

test('leaves out what is not known, in both languages', () => {
  expect(tasteTexts.mostly([], [1970])).toBe('Mostly the 1970s')
  expect(tasteTexts.mostly(['drama'], [])).toBe('Mostly drama')
  expect(tasteTexts.withKindest('', 'book')).toBe('Kindest to books')
  expect(german.mostly(['Drama'], [1970])).toBe('Vor allem Drama, die 1970er')
  expect(german.withKindest('', 'book')).toBe('Am mildesten bei Büchern')
})
