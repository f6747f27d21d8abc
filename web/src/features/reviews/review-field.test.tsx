import type { Medium } from '@medley/contract/values/medium'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { renderPart } from '../../testing/render-app.tsx'
import { ReviewField } from './review-field.tsx'

// Preloads the parts, so that later imports resolve immediately.
beforeAll(async () => {
  await import('./parts/mark-bar.tsx')
  await import('./parts/review-preview.tsx')
})

function Field({ medium, start }: { medium: Medium; start: string }) {
  const [text, setText] = useState(start)
  return (
    <ReviewField
      label="Review"
      medium={medium}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

async function show(start: string, medium: Medium = 'film') {
  const { user } = renderPart(<Field medium={medium} start={start} />)
  await screen.findByRole('group', { name: 'Format' })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Review' })
  return { user, box }
}

test('marks words by keys and by buttons', async () => {
  const { user, box } = await show('Go now')
  box.focus()
  box.setSelectionRange(0, 2)
  await user.keyboard('{Control>}b{/Control}')
  expect(box.value).toBe('**Go** now')
  box.setSelectionRange(7, 10)
  await user.keyboard('{Meta>}i{/Meta}')
  expect(box.value).toBe('**Go** *now*')
  await user.click(screen.getByRole('button', { name: 'Mark spoiler' }))
  expect(box.value).toBe('**Go** ||*now*||')
  await user.click(screen.getByRole('button', { name: 'Quote' }))
  expect(box.value).toBe('> **Go** ||*now*||')
})

test('quotes from a page of a book, and of nothing else', async () => {
  const { user, box } = await show('Call me Ishmael.', 'book')
  await user.click(screen.getByRole('button', { name: 'Quote from page …' }))
  await user.type(screen.getByRole('textbox', { name: 'Page' }), '112{Enter}')
  expect(box.value).toBe('> Call me Ishmael.\n> p. 112\n')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('textbox', { name: 'Page' })).toBeNull()
})

test('offers no page for films', async () => {
  await show('Go')
  expect(screen.queryByRole('button', { name: 'Quote from page …' })).toBeNull()
})

test('shows the review as others read it, and the box again', async () => {
  const { user } = await show('It is **her**. ||She did it||')
  const toggle = screen.getByRole('button', { name: 'Preview' })
  await user.click(toggle)
  const preview = await screen.findByRole('region', { name: 'Preview' })
  expect(preview.querySelector('strong')?.textContent).toBe('her')
  expect(preview.textContent).not.toContain('She did it')
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  await user.click(toggle)
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
})
