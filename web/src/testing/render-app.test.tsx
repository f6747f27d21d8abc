import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ann } from './members.ts'
import { renderApp } from './render-app.tsx'

test('opens a path of the product, as a member', async () => {
  await renderApp('/nowhere/at/all', { as: ann })
  expect(await screen.findByRole('button', { name: 'Menu of ann' })).toBeInstanceOf(HTMLElement)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInstanceOf(HTMLElement)
})

test('opens it as a visitor', async () => {
  await renderApp('/nowhere/at/all')
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInstanceOf(HTMLElement)
})
