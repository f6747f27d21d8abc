import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { HiddenWorks } from './hidden-works.tsx'
import { HideItem } from './hide-item.tsx'

const { userInfo: _, ...work } = aSearchItem({ id: 7, title: 'Heat', releaseDate: '1995-12-15' })
const path = '/v1/hidden-works/{medium}/{workId}' as const
let isHidden: boolean

beforeEach(() => {
  isHidden = false
  answer(`GET ${path}`, () => ({ isHidden }))
  answer('GET /v1/hidden-works', () => ({
    items: isHidden ? [work] : [],
    totalCount: isHidden ? 1 : 0,
  }))
  answer(`PUT ${path}`, () => {
    isHidden = true
    return { isHidden }
  })
  answer(`DELETE ${path}`, () => {
    isHidden = false
    return { isHidden }
  })
})

async function openMenu() {
  const { user } = renderPart(
    <Menu trigger={<IconButton label="Menu" icon="…" />}>
      <HideItem work={work} />
    </Menu>,
    { as: ann },
  )
  const open = () => user.click(screen.getByRole('button', { name: 'Menu' }))
  await open()
  const choose = async (name: string) => {
    const item = await screen.findByRole('menuitem', { name })
    await waitFor(() => expect(item.getAttribute('aria-disabled')).toBeNull())
    await user.click(item)
  }
  return { user, open, choose }
}

test('hides a work, and undoes it from the snackbar', async () => {
  const { user, choose } = await openMenu()
  await choose('Hide this work')
  await screen.findByText(/won’t see it in Explore or your feed/)
  expect(callsOf(`PUT ${path}`)).toMatchObject([{ params: { medium: 'film', workId: 7 } }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('It’s back in Explore and your feed')
  expect(isHidden).toBe(false)
})

test('offers to show a hidden work again', async () => {
  isHidden = true
  const { open, choose } = await openMenu()
  await choose('Show this work again')
  await screen.findByText('It’s back in Explore and your feed')
  await open()
  await screen.findByRole('menuitem', { name: 'Hide this work' })
})

test('tells that hiding failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  refuse(`PUT ${path}`, 'work_not_found')
  const { choose } = await openMenu()
  await choose('Hide this work')
  await screen.findByText('An error occurred')
})

test('lists hidden works, which can be shown again', async () => {
  isHidden = true
  const { user } = renderPart(<HiddenWorks />, { as: ann })
  await screen.findByRole('link', { name: 'Heat' })
  expect(screen.getByText('Film, 1995')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show again: Heat' }))
  await screen.findByText('You haven’t hidden any works')
})
