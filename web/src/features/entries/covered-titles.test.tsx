import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anEntry } from '../../testing/factories.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { useCoveredTitles } from './covered-titles.ts'
import { EntryRow } from './parts/entry-row.tsx'

vi.setConfig({ testTimeout: 20_000 })

function Row() {
  const { areCovered, cover } = useCoveredTitles()
  return (
    <>
      <button type="button" onClick={() => cover(!areCovered)}>
        Switch
      </button>
      <ol>
        <EntryRow
          work={{ id: 7, medium: 'tvShow' }}
          entry={anEntry({ season: 2, number: 5, title: 'The Traitor', isAhead: true })}
        />
      </ol>
    </>
  )
}

afterEach(() => localStorage.clear())

test('the title of an episode ahead is covered until the member switches that off', async () => {
  const { user } = renderPart(<Row />, { as: ann })
  expect(screen.getByText('Episode 5')).toBeDefined()
  expect(screen.queryByText('The Traitor')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Switch' }))
  expect(screen.getByText('The Traitor')).toBeDefined()
})
