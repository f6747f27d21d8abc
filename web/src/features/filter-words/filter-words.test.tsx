import { limits } from '@medley/contract/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { FilterWords } from './filter-words.tsx'

let words: string[]

beforeEach(() => {
  words = ['Café', 'spoiler']
  answer('GET /v1/filter-words', () => ({ words }))
  answer('PUT /v1/filter-words', ({ body }) => {
    words = body.words
    return { words }
  })
})

async function show() {
  const { user } = renderPart(<FilterWords />, { as: ann })
  const field = await screen.findByRole('textbox', { name: 'Word or phrase' })
  const add = async (word: string) => {
    await user.clear(field)
    if (word !== '') await user.type(field, word)
    await user.click(screen.getByRole('button', { name: 'Add' }))
  }
  return { user, field, add }
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Filtered words' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('says what the words do, adds one, and removes one', async () => {
  const { user, field, add } = await show()
  expect(screen.getByText(/is only visible to its author/)).toBeTruthy()
  await add(' shut up ')
  await waitFor(() => expect(shown()).toEqual(['Café', 'spoiler', 'shut up']))
  expect((field as HTMLInputElement).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Remove Café' }))
  await waitFor(() => expect(shown()).toEqual(['spoiler', 'shut up']))
})

test.each([
  ['', 'required'],
  ['?!', 'Must contain a letter or digit'],
  ['CAFE', 'Already filtered'],
  ['a'.repeat(limits.filterWordMax + 1), `Must be at most ${limits.filterWordMax} characters`],
])('refuses %j', async (word, problem) => {
  const { add } = await show()
  await add(word)
  await screen.findByText(problem)
  expect(callsOf('PUT /v1/filter-words')).toEqual([])
})

test('refuses a word beyond the limit', async () => {
  words = Array.from({ length: limits.filterWordsMax }, (_, index) => `word${index}`)
  const { add } = await show()
  await add('more')
  expect(await screen.findByText(`Must be at most ${limits.filterWordsMax} words`)).toBeTruthy()
})

test('keeps the word in the field if it could not be saved', async () => {
  refuse('PUT /v1/filter-words', 'rate_limited')
  const { field, add } = await show()
  await add('rubbish')
  await screen.findByText('It wasn’t saved. What you wrote is still here.')
  expect((field as HTMLInputElement).value).toBe('rubbish')
})

test('has a text for no words', async () => {
  words = []
  await show()
  expect(screen.getByText('You don’t filter any words')).toBeTruthy()
})
