import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const items = ['album', 'podcast', 'film'].map((value) => ({
  value,
  label: value,
  content: `The ${value} panel`,
}))

function ThreeTabs() {
  const [value, setValue] = useState('album')
  return <Tabs label="Favorites" items={items} value={value} onChoose={setValue} />
}

test('only the selected tab is a tab stop and shows its panel', async () => {
  render(<ThreeTabs />)
  await userEvent.click(screen.getByRole('tab', { name: 'film' }))
  expect(screen.getByRole('tabpanel', { name: 'film' }).textContent).toBe('The film panel')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
})

test('arrow keys wrap around, Home and End jump', async () => {
  render(<ThreeTabs />)
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  await userEvent.click(screen.getByRole('tab', { name: 'album' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('film')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(chosen()).toBe('podcast')
  await userEvent.keyboard('{End}')
  expect(chosen()).toBe('film')
  expect(document.activeElement?.textContent).toBe('film')
})
