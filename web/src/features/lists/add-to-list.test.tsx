import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aList, aWorkRef } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { AddToList } from './add-to-list.tsx'

const dune = aWorkRef({ id: 7, medium: 'book', title: 'Dune' })
const edit = 'POST /v1/lists/{id}/bulk-edits'
/** Ids of the lists that hold the work on the server. */
let holding: number[]

beforeEach(() => {
  holding = [2]
  answer('GET /v1/works/{medium}/{workId}/own-lists', () => ({ listIds: holding }))
  const items = [aList({ id: 1, title: 'Sand' }), aList({ id: 2, title: 'Sea' })]
  answer('GET /v1/lists', { items, totalCount: 2 })
  answer(edit, ({ params: { id }, body: { actions } }) => {
    const others = holding.filter((one) => one !== id)
    holding = actions[0]?.action === 'ADD' ? [...others, id] : others
    return { totalCount: 1 }
  })
})

async function openMenu() {
  const { user } = renderPart(<AddToList username="ann" work={dune} label="Lists" />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'Lists' }))
  await screen.findByRole('menuitemcheckbox', { name: 'Sand' })
  return user
}

const ticks = () =>
  screen.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'))

test('ticks the lists that hold the work', async () => {
  await openMenu()
  expect(ticks()).toEqual(['false', 'true'])
})

test('adds the work to a list and removes it from another with the menu open', async () => {
  const user = await openMenu()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sand' }))
  expect(await screen.findByText('Added to Sand')).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sea' }))
  expect(await screen.findByText('Removed from Sea')).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(ticks()).toEqual(['true', 'false']))
  const work = { workId: 7, medium: 'book' }
  expect(callsOf(edit)).toMatchObject([
    { params: { id: 1 }, body: { actions: [{ action: 'ADD', ...work }] } },
    { params: { id: 2 }, body: { actions: [{ action: 'DELETE', ...work }] } },
  ])
})

test("shows an error and restores the server's state when a change fails", async () => {
  refuse(edit, 'internal_error')
  const user = await openMenu()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sand' }))
  expect(await screen.findByText('An unexpected error occurred')).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(ticks()).toEqual(['false', 'true']))
})

test('starts a list with the work, and returns to the button', async () => {
  answer('POST /v1/lists', ({ body: { title } }) => aList({ id: 3, title, isPrivate: true }))
  const user = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'New List' }))
  const dialog = await screen.findByRole('dialog', { name: 'New List' })
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(within(dialog).getByText('Required')).toBeInstanceOf(HTMLElement)
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Deserts {Enter}')
  expect(await screen.findByText('Added to Deserts')).toBeInstanceOf(HTMLElement)
  const work = { id: 7, medium: 'book' }
  expect(callsOf('POST /v1/lists')).toMatchObject([{ body: { title: 'Deserts', work } }])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lists' })),
  )
})

test('offers a new list to a member without lists', async () => {
  answer('GET /v1/lists', { items: [], totalCount: 0 })
  const { user } = renderPart(<AddToList username="ann" work={dune} label="Lists" />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'Lists' }))
  expect(await screen.findByText("You don't have any lists yet.")).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('menuitem', { name: 'New List' })).toBeInstanceOf(HTMLElement)
})
